import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { stale } from '../../../components/StaleNotice/StaleNotice.fixtures.ts';
import { specializations } from './Specializations.fixtures.ts';
import { SpecializationsScreen } from './Specializations.tsx';
import { retry } from '../../shared/retry.fixtures.ts';

const meta = preview.meta({
  title: 'Screens/Everyone/Specializations',
  tags: ['screen'],
  component: SpecializationsScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: specializations.ready, onRetry: fn() },
});

export const Six = meta.story();

/** More specializations than icons. */
export const Many = meta.story({ args: { view: specializations.many } });

export const One = meta.story({ args: { view: specializations.one } });

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Cardiology' })).toHaveFocus();
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  args: { view: specializations.loading },
});

export const Empty = meta.story({
  tags: ['state:empty'],
  args: { view: specializations.empty },
});

export const Failed = meta.story({
  tags: ['state:failed'],
  args: { view: specializations.failed },
  play: retry,
});

/** The list was loaded, and its refresh fails. */
export const RefreshFailed = meta.story({
  tags: ['state:failed'],
  args: { view: { ...specializations.ready, stale } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cardiology' })).toBeVisible();
    await retry({ args, canvas, userEvent });
  },
});

export const LongName = meta.story({
  tags: ['state:edge'],
  args: { view: specializations.longName },
});

export const Arabic = meta.story({
  tags: ['state:edge'],
  args: { view: specializations.arabic },
  globals: { locale: 'ar' },
});
