import { mock } from '@medportal/api-client/msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { mockBackend, mockData, requestsOf } from '../../testing/mockBackend.ts';
import { wirePatient, wireRequests } from '../../testing/wireSamples.ts';
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

/** The doctor of the second request has closed their account. */
export const DoctorLeft = meta.story({
  args: { path: pathOf(false) },
  tags: ['persona:owner', 'state:edge'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.listPatientRequests.ok({
        requests: wireRequests(3, false).map((request, index) => ({
          ...request,
          hasDoctorLeft: index === 1,
        })),
        totalCount: 3,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No response: the doctor has left')).toBeVisible();
    await expect(canvas.getAllByText('Waiting for a response')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Find another doctor' })).toHaveAttribute(
      'href',
      paths.doctors(),
    );
    await expect(canvas.getAllByRole('link', { name: 'Dr. Juniper Vale' })).toHaveLength(2);
  },
});

/** The patient has more than nine answered requests. */
export const MoreThanNine = meta.story({
  name: '10+, Show more',
  tags: ['persona:owner'],
  beforeEach: ({ msw }) => msw.use(...requests(14, 0)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 9 of 14')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible();
  },
});

/** The patient has exactly nine answered requests. */
export const ExactlyNine = meta.story({
  name: 'Exactly 9, no button',
  tags: ['persona:owner'],
  beforeEach: ({ msw }) => msw.use(...requests(9, 0)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /^Response/ })).toHaveLength(9);
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

/** Show more brings the last requests, and the button goes. */
export const LastPageLoaded = meta.story({
  tags: ['persona:owner'],
  beforeEach: ({ msw }) => msw.use(...requests(14, 0)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    const progress = await canvas.findByText('Showing 14 of 14');
    await waitFor(() => expect(progress).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

export const ResponseLinkFocus = meta.story({
  tags: ['persona:owner'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^Response/ });
    canvas.getByRole('tabpanel', { name: 'Answered requests' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
});

export const OtherSubTab = meta.story({
  tags: ['persona:owner'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('link', { name: /^Response/ });
    canvas.getByRole('tab', { name: 'Answered requests' }).focus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(await canvas.findAllByText('Waiting for a response')).toHaveLength(3);
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

export const NotAnsweredEmpty = meta.story({
  args: { path: pathOf(false) },
  tags: ['persona:owner', 'state:empty'],
  beforeEach: ({ msw }) => msw.use(...requests(4, 0)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requests yet!')).toBeVisible();
  },
});
