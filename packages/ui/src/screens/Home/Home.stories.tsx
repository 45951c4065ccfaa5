import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { home } from './Home.fixtures.ts';
import { HomeScreen } from './Home.tsx';

const meta = preview.meta({
  title: 'Screens/Home',
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

export const RightToLeft = meta.story({ args: home.visitor, globals: { direction: 'rtl' } });
