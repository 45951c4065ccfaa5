import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AccountClosedScreen } from './AccountClosed.tsx';

const meta = preview.meta({
  title: 'Screens/Everyone/Account closed',
  tags: ['screen', 'persona:visitor'],
  component: AccountClosedScreen,
  parameters: { layout: 'fullscreen' },
  args: { deletedAfter: '2026-03-15T09:30:00Z', loginHref: '/Login', homeHref: '/' },
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^We delete it on/)).toHaveTextContent(/15 March 2026/);
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/Login');
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  },
});

/** The answer had no date. */
export const WithoutDate = meta.story({
  tags: ['state:edge'],
  args: { deletedAfter: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/We delete it|before then/)).toBeNull();
  },
});

export const Arabic = meta.story({ globals: { locale: 'ar' } });
