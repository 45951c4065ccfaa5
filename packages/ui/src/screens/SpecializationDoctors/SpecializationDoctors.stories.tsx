import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { specializationDoctors } from './SpecializationDoctors.fixtures.ts';
import { SpecializationDoctorsScreen } from './SpecializationDoctors.tsx';

const meta = preview.meta({
  title: 'Screens/SpecializationDoctors',
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

export const MoreThanThirty = meta.story({ args: { view: specializationDoctors.many } });

export const Loading = meta.story({ args: { view: specializationDoctors.loading } });

export const Empty = meta.story({ args: { view: specializationDoctors.empty } });

export const Missing = meta.story({ args: { view: specializationDoctors.missing } });

export const Failed = meta.story({
  args: { view: specializationDoctors.failed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const LongName = meta.story({
  args: { name: 'Interdisciplinary Otorhinolaryngology and Maxillofacial Example Medicine' },
});

export const Arabic = meta.story({
  args: { name: 'طب القلب' },
  globals: { direction: 'rtl' },
});
