import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet, sheetOfScreens } from '../../testing/StorySheet.tsx';
import { home } from './Home.fixtures.ts';
import { HomeScreen } from './Home.tsx';

const meta = preview.meta({
  title: 'Screens/Everyone/Home',
  tags: ['screen'],
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
});

export const Visitor = meta.story({
  args: home.visitor,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join Now' })).toBeVisible();
  },
});

export const SignedIn = meta.story({
  args: home.signedIn,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Join Now' })).toBeNull();
  },
});

export const Small = meta.story({
  args: home.visitor,
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const RightToLeft = meta.story({ args: home.visitor, globals: { locale: 'ar' } });

export const AllStates = meta.story({
  name: 'All states',
  tags: ['!screen'],
  parameters: sheetOfScreens,
  render: sheet({ Visitor, SignedIn }),
});
