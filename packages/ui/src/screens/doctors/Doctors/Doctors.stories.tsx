import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { stale } from '../../../components/StaleNotice/StaleNotice.fixtures.ts';
import { doctors } from './Doctors.fixtures.ts';
import { DoctorsScreen } from './Doctors.tsx';
import { retry } from '../../shared/retry.fixtures.ts';

const meta = preview.meta({
  title: 'Screens/Everyone/Doctors',
  tags: ['screen'],
  component: DoctorsScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: doctors.ready, search: '', onSearch: fn(), onShowMore: fn(), onRetry: fn() },
});

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('24 doctors found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

/** The backend knows one doctor, or the search finds one. */
export const One = meta.story({ args: { view: doctors.one } });

export const ExactlyNine = meta.story({
  tags: ['state:edge'],
  args: { view: doctors.nine },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

export const Eighteen = meta.story({ args: { view: doctors.eighteen } });

export const LastPage = meta.story({ args: { view: doctors.lastPage } });

export const Typing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name' }), 'مريم');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('مريم'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  args: { view: doctors.loading },
});

/** The previous results stay until the new ones are loaded. */
export const Updating = meta.story({
  tags: ['state:loading'],
  args: { updating: true, search: 'sam' },
});

export const MorePending = meta.story({
  tags: ['state:loading'],
  args: { view: doctors.morePending },
});

export const NoMatch = meta.story({
  tags: ['state:empty'],
  args: { view: doctors.empty, search: 'Zzyzx' },
});

export const NobodyYet = meta.story({
  tags: ['state:empty'],
  args: { view: doctors.empty },
});

export const Failed = meta.story({
  tags: ['state:failed'],
  args: { view: doctors.failed },
  play: retry,
});

export const RefreshFailed = meta.story({
  tags: ['state:failed'],
  args: { view: { ...doctors.ready, stale } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(9);
    await retry({ args, canvas, userEvent });
  },
});

/** An empty result may be stale, too. */
export const EmptyRefreshFailed = meta.story({
  tags: ['state:empty', 'state:failed'],
  args: { view: { ...doctors.empty, stale }, search: 'Zzyzx' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getByText('No doctors found!')).toBeVisible();
    await retry({ args, canvas, userEvent });
  },
});

export const MoreFailed = meta.story({
  tags: ['state:failed'],
  args: { view: doctors.moreFailed },
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });

export const Small = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
