import { mock } from '@medportal/api-client/msw';
import { expect } from 'storybook/test';
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
