import { mock } from '@medportal/api-client/msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { mockBackend } from '../../testing/mockBackend.ts';
import { wireDoctors, wireAccesses, wireGrants, wirePatient } from '../../testing/wireSamples.ts';

const meta = preview.meta({
  title: 'Pages/Patient sharing',
  component: PortalAt,
  tags: ['persona:owner'],
  args: {
    path: paths.patientProfile(wirePatient.name, { tab: 'sharing' }),
    viewer: 'owner' as const,
  },
  parameters: pageParameters,
  beforeEach: ({ msw }) =>
    msw.use(
      mock.getCapabilities.ok({ capabilities: { sharing: 1, accessLog: 1 } }),
      mock.listDoctors.ok({ doctors: wireDoctors(9), totalCount: 20 }),
      mock.listGrants.ok({ grants: wireGrants }),
      mock.listAccessLog.ok({ entries: wireAccesses, totalCount: 3, next: null }),
      ...mockBackend(),
    ),
});

const overlay = async () => within(await screen.findByRole('dialog'));

/** Who can read the record, and who did. */
export const Shared = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Sharing' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(await canvas.findByText('Your whole record')).toBeVisible();
    await expect(canvas.getByText('Readings, Medicines')).toBeVisible();
  },
});

/** The tab that the address names is there while the backend is asked what it can do. */
export const ExtensionAsked = meta.story({
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(mock.getCapabilities.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Sharing' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

/** A backend that does not know sharing: the tab is not there, and the address opens the first one. */
export const NoExtension = meta.story({
  tags: ['state:edge'],
  beforeEach: ({ msw }) => msw.use(mock.getCapabilities.ok({ capabilities: {} })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Medical information' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('tab', { name: 'Sharing' })).toBeNull());
  },
});

/** A backend with the log alone. */
export const LogOnly = meta.story({
  tags: ['state:edge'],
  beforeEach: ({ msw }) => msw.use(mock.getCapabilities.ok({ capabilities: { accessLog: 1 } })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Who has looked at your record' }),
    ).toBeVisible();
    await expect(canvas.queryByText('Who can read your record')).toBeNull();
  },
});

/** After a stop, the doctor stands among those who no longer read the record. */
export const Stopped = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.stopSharing.ok({ message: 'Stopped.' })),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Stop sharing with Dr. Alder Brook' }),
    );
    const [first, ...others] = wireGrants;
    const stopped = { ...first!, revokedAt: '2026-11-20T10:00:00.000Z' };
    msw.use(mock.listGrants.ok({ grants: [stopped, ...others] }));
    await userEvent.click((await overlay()).getByRole('button', { name: 'Stop sharing' }));
    await expect(
      await canvas.findByRole('button', { name: 'Share again with Dr. Alder Brook' }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The doctor was refused by the server: the overlay says so, and keeps the choice. */
export const NotShared = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^shareRecord failed: 500/] },
  beforeEach: ({ msw }) => msw.use(mock.shareRecord.fail(500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'Sample');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Share with Dr. Sample Doctor 1' }),
    );
    await userEvent.click((await overlay()).getByRole('checkbox', { name: 'Readings' }));
    await userEvent.click((await overlay()).getByRole('button', { name: 'Save' }));
    await expect(await (await overlay()).findByText('There is a problem')).toBeVisible();
    await expect((await overlay()).getByRole('checkbox', { name: 'Readings' })).not.toBeChecked();
  },
});
