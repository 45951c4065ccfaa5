import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { doctors } from './Doctors.fixtures.ts';
import { DoctorsScreen } from './Doctors.tsx';

const meta = preview.meta({
  title: 'Screens/Doctors',
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

export const Loading = meta.story({ args: { view: doctors.loading } });

export const NoMatch = meta.story({ args: { view: doctors.empty, search: 'Zzyzx' } });

export const NobodyYet = meta.story({ args: { view: doctors.empty } });

export const Failed = meta.story({
  args: { view: doctors.failed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const One = meta.story({ args: { view: doctors.one } });

export const ExactlyNine = meta.story({
  args: { view: doctors.nine },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

export const Eighteen = meta.story({ args: { view: doctors.eighteen } });

export const LastPage = meta.story({ args: { view: doctors.lastPage } });

export const MorePending = meta.story({ args: { view: doctors.morePending } });

export const MoreFailed = meta.story({ args: { view: doctors.moreFailed } });

/** The doctors of the older term stay until the newer answer comes. */
export const Updating = meta.story({ args: { updating: true, search: 'sam' } });

export const Typing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name' }), 'مريم');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('مريم'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Small = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
