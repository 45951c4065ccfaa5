import { mock } from '@medportal/api-client/msw';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { fill } from '../../testing/flows/fill.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';

const meta = preview.meta({
  title: 'Pages/Reset password',
  component: PortalAt,
  tags: ['persona:visitor'],
  args: { path: paths.resetPassword('a-made-up-token'), viewer: 'visitor' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) =>
    msw.use(
      mock.getCapabilities.ok({ capabilities: { account: 1, mail: 1 } }),
      mock.resetPassword.ok(),
    ),
});

/** The link from the email. */
export const Opened = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Choose a new password', level: 1 }),
    ).toBeVisible();
  },
});

/** The call to set the password succeeded, and the visitor goes on to the log-in. */
export const Done = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Choose a new password', level: 1 });
    await fill(canvas, userEvent, [['New password', 'another made-up password']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Your password is changed' }),
    ).toHaveFocus();
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Log In' }));
    await expect(await canvas.findByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
  },
});

/** The link was used before, or is older than 30 minutes. */
export const InvalidLink = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^resetPassword failed: 400/] },
  beforeEach: ({ msw }) => msw.use(mock.resetPassword.fail(400, { code: 'reset-link-invalid' })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Choose a new password', level: 1 });
    await fill(canvas, userEvent, [['New password', 'another made-up password']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(
      await canvas.findByRole('heading', { name: 'This link does not work any more' }),
    ).toHaveFocus();
  },
});
