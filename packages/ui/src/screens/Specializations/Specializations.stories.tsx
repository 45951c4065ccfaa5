import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { specializations } from './Specializations.fixtures.ts';
import { SpecializationsScreen } from './Specializations.tsx';

const meta = preview.meta({
  title: 'Screens/Specializations',
  component: SpecializationsScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: specializations.six, onRetry: fn() },
});

export const Six = meta.story();

/** More than have an icon of their own, one with a long name, one Arabic. */
export const Many = meta.story({ args: { view: specializations.many } });

export const One = meta.story({ args: { view: specializations.one } });

export const Loading = meta.story({ args: { view: specializations.loading } });

export const Empty = meta.story({ args: { view: specializations.empty } });

export const Failed = meta.story({
  args: { view: specializations.failed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const RightToLeft = meta.story({
  args: { view: specializations.many },
  globals: { direction: 'rtl' },
});
