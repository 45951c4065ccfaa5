import { mock } from '@medportal/api-client/msw';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';

const meta = preview.meta({
  title: 'Pages/Confirm email',
  component: PortalAt,
  tags: ['persona:visitor'],
  args: { path: paths.confirmEmail('a-made-up-token'), viewer: 'visitor' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(mock.confirmEmail.ok()),
});

/** The link from the email, on a device where nobody is logged in. */
export const Confirmed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm email' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Your email is changed' }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to your account' }));
    await expect(await canvas.findByText('Log in to continue')).toBeVisible();
  },
});

/** Confirm with a link that was used before. */
export const InvalidLink = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^confirmEmail failed: 400/] },
  beforeEach: ({ msw }) => msw.use(mock.confirmEmail.fail(400, { code: 'email-link-invalid' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm email' }));
    await expect(
      await canvas.findByRole('heading', { name: 'This link does not work any more' }),
    ).toHaveFocus();
  },
});
