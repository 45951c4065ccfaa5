import { mock } from '@medportal/api-client/msw';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { wireAccount, wireLogIns, wireSessions } from '../../testing/wireSamples.ts';

const meta = preview.meta({
  title: 'Pages/Account',
  component: PortalAt,
  tags: ['persona:patient'],
  args: { path: paths.account(), viewer: 'patient' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) =>
    msw.use(
      mock.getCapabilities.ok({ capabilities: { account: 2, inbox: 1, mail: 1 } }),
      mock.getInbox.pending(),
      mock.getAccount.ok(wireAccount),
      mock.listSessions.ok({ sessions: wireSessions }),
      mock.listLogIns.ok({ entries: wireLogIns, totalCount: 3, next: null }),
    ),
});

export const Devices = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Firefox on Windows' })).toBeVisible();
    await expect(await canvas.findByText('Refused')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Account' })).toBeVisible();
  },
});

/** A visitor logs in first and comes back. */
export const Visitor = meta.story({
  tags: ['state:locked'],
  args: { viewer: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Log in to continue')).toBeVisible();
  },
});
