import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { stale } from '../../../components/StaleNotice/StaleNotice.fixtures.ts';
import { specializationDoctors } from './SpecializationDoctors.fixtures.ts';
import { SpecializationDoctorsScreen } from './SpecializationDoctors.tsx';
import { retry } from '../../shared/retry.fixtures.ts';

const longName = 'Interdisciplinary Otorhinolaryngology and Maxillofacial Example Medicine';

const meta = preview.meta({
  title: 'Screens/Everyone/Doctors of one specialization',
  tags: ['screen'],
  component: SpecializationDoctorsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Cardiology',
    view: specializationDoctors.ready,
    onRetry: fn(),
    specializationsHref: '#specializations',
  },
});

export const Ready = meta.story();

export const One = meta.story({ args: { view: specializationDoctors.one } });

export const MoreThanThirty = meta.story({
  tags: ['state:edge'],
  args: { view: specializationDoctors.many },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('33 doctors')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  args: { view: specializationDoctors.loading },
});

export const Empty = meta.story({
  tags: ['state:empty'],
  args: { view: specializationDoctors.empty },
});

export const Failed = meta.story({
  tags: ['state:failed'],
  args: { view: specializationDoctors.failed },
  play: retry,
});

/** The list was loaded, and its refresh fails. */
export const RefreshFailed = meta.story({
  tags: ['state:failed'],
  args: { view: { ...specializationDoctors.ready, stale } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^This could not be refreshed/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await retry({ args, canvas, userEvent });
  },
});

export const Missing = meta.story({
  tags: ['state:failed'],
  args: { view: specializationDoctors.missing },
});

export const LongName = meta.story({ tags: ['state:edge'], args: { name: longName } });

export const Arabic = meta.story({
  tags: ['state:edge'],
  args: { name: 'طب القلب' },
  globals: { locale: 'ar' },
});
