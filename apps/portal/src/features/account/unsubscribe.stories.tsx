import { mock } from '@medportal/api-client/msw';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';

const meta = preview.meta({
  title: 'Pages/Unsubscribe',
  component: PortalAt,
  tags: ['persona:visitor'],
  args: { path: paths.unsubscribe('a-made-up-token'), viewer: 'visitor' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(mock.unsubscribe.ok()),
});

/** The link from the email, on a device where nobody is logged in. */
export const TurnedOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }));
    await expect(await canvas.findByRole('heading', { name: 'The emails are off' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to your account' }));
    await expect(await canvas.findByText('Log in to continue')).toBeVisible();
  },
});

/** Press Turn off with a link that nobody was sent. */
export const InvalidLink = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^unsubscribe failed: 400/] },
  beforeEach: ({ msw }) =>
    msw.use(mock.unsubscribe.fail(400, { code: 'unsubscribe-link-invalid' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }));
    await expect(
      await canvas.findByRole('heading', { name: 'This link does not work' }),
    ).toHaveFocus();
  },
});
