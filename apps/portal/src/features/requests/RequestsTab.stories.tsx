import { mock } from '@medportal/api-client/msw';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { mockBackend, mockData, requestsOf } from '../../testing/mockBackend.ts';
import { wirePatient } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';

const pathOf = (answered: boolean) =>
  paths.patientProfile(wirePatient.name, { tab: 'requests', answered: String(answered) });

const requests = (answered: number, unanswered: number) =>
  mockBackend({ ...mockData, requests: requestsOf({ answered, unanswered }) });

const meta = preview.meta({
  title: 'Pages/Patient requests',
  component: PortalAt,
  args: { path: pathOf(true), viewer: 'owner' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(...requests(4, 3)),
});

export const Answered = meta.story({
  tags: ['persona:owner'],
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /^Response/ });
    await expect(links).toHaveLength(4);
    await expect(links[0]).toHaveAttribute('href', paths.response(100, 'Patient'));
    await expect(canvas.getByRole('tab', { name: 'Answered requests' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

/** The patient opens Requests: unanswered ones are shown first. */
export const NotAnswered = meta.story({
  args: { path: paths.patientProfile(wirePatient.name, { tab: 'requests' }) },
  tags: ['persona:owner'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Waiting for a response')).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: /^Response/ })).toBeNull();
  },
});

/** Only the owner has a requests tab: a doctor who opens its address sees the profile. */
export const AbsentForDoctor = meta.story({
  args: { viewer: 'doctor' },
  tags: ['persona:doctor'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Info' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.queryByRole('tab', { name: 'Requests' })).toBeNull();
  },
});

/** A backend without access control shows the profile to other patients, but not the requests. */
export const AbsentForOtherPatient = meta.story({
  args: {
    path: paths.patientProfile('Willow Brook', { tab: 'requests', answered: 'true' }),
    viewer: 'patient',
  },
  tags: ['persona:patient', 'state:edge'],
  beforeEach: ({ msw }) => msw.use(mock.getPatient.ok({ ...wirePatient, name: 'Willow Brook' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Info' })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Requests' })).toBeNull();
  },
});

export const AnsweredEmpty = meta.story({
  tags: ['persona:owner', 'state:empty'],
  beforeEach: ({ msw }) => msw.use(...requests(0, 3)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requests yet!')).toBeVisible();
  },
});
