import { mock } from '@medportal/api-client/msw';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { fill } from '../../testing/flows/fill.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';

const meta = preview.meta({
  title: 'Pages/Forgot password',
  component: PortalAt,
  tags: ['persona:visitor'],
  args: { path: paths.forgotPassword(), viewer: 'visitor' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) =>
    msw.use(
      mock.getCapabilities.ok({ capabilities: { account: 1, mail: 1 } }),
      mock.requestPasswordReset.ok(),
    ),
});

const email = 'robin.meadow@example.com';

/** From the log-in page to the sent link. The answer is the same when nobody has an account with this address. */
export const Sent = meta.story({
  args: { path: paths.login() },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, [['Email address', email]]);
    await userEvent.click(await canvas.findByRole('link', { name: 'Forgot your password?' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Forgot your password?', level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Email address')).toHaveValue(email);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByRole('heading', { name: 'Check your mail' })).toHaveFocus();
    await expect(canvas.getByText(email)).toBeVisible();
  },
});

/** The backend sends no emails: the log-in page has no link, and this address no page. */
export const WithoutMail = meta.story({
  tags: ['state:failed'],
  beforeEach: ({ msw }) =>
    msw.use(mock.getCapabilities.ok({ capabilities: { account: 1, mail: 0 } })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
  },
});
