import { mock } from '@medportal/api-client/msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fill } from '../../testing/flows/fill.ts';
import { paths } from '../../paths.ts';
import { wireRequests, wireResponse, wireUnanswered } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { people } from '../../testing/people.ts';
import { mockBackend, mockData } from '../../testing/mockBackend.ts';
import { holdToasts } from '../../testing/toastSteps.ts';

const ids = {
  requestId: 100,
  doctorId: 7,
  doctorName: people.doctor.name,
  patientId: 3,
  patientName: people.patient.name,
};

const meta = preview.meta({
  title: 'Pages/Response form',
  component: PortalAt,
  tags: ['persona:doctor'],
  args: { path: paths.responseForm(ids), viewer: 'doctor' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(...mockBackend({ ...mockData, requests: [wireUnanswered] })),
});

const report: [string, string][] = [
  ['Diagnosis', 'Low blood pressure in the mornings'],
  ['Treatment plan', 'Drink a glass of water before getting up'],
];

/** A doctor presses the reply icon of a request. */
export const GeneralEmpty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: people.patient.name })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'General Report' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

/** The response is saved: the doctor profile, with a toast. */
export const SavedToTheProfile = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvas, userEvent, report);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByRole('heading', { name: `Dr. ${people.doctor.name}`, level: 1 }),
    ).toBeVisible();
    const [toast] = await holdToasts(canvasElement, 1);
    await expect(toast).toHaveTextContent('Response sent successfully');
    await expect(
      await canvas.findByRole('heading', { name: 'Your response has been sent' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Answered requests' })).toHaveAttribute(
      'href',
      paths.doctorProfile(people.doctor.name, { tab: 'requests', answered: 'true' }),
    );
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** Of 15 requests the oldest is offered, which is the last page of one item. */
export const NextRequest = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock.listDoctorRequests.ok(({ query }) => {
        const page = Number(query.get('pageNumber'));
        const size = Number(query.get('pageSize'));
        const requests = wireRequests(15, false).slice((page - 1) * size, page * size);
        return { requests, totalCount: 15 };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, report);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    // Sent on 4 November, and the clock of stories stands at 20 November.
    await expect(
      await canvas.findByText(/^Next: .*Robin Meadow.*, waiting 16 days$/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next request' })).toHaveAttribute(
      'href',
      paths.responseForm({ ...ids, requestId: 86 }),
    );
  },
});

/** The save has succeeded, so only the offer fails. */
export const NextRequestFailed = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^listDoctorRequests failed: 503/] },
  beforeEach: ({ msw }) => msw.use(mock.listDoctorRequests.fail(503)),
  play: async ({ canvas, msw, userEvent }) => {
    await fill(canvas, userEvent, report);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(mock.listDoctorRequests.empty());
    await userEvent.click(retry);
    await expect(await canvas.findByText('No other requests are waiting.')).toBeVisible();
  },
});

/** The address of a request that is answered is opened. */
export const AlreadyAnswered = meta.story({
  tags: ['state:edge'],
  beforeEach: ({ msw }) => msw.use(mock.getRequest.ok(wireResponse)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have already replied to this request')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read the response' })).toHaveAttribute(
      'href',
      paths.response(100, 'Doctor'),
    );
  },
});

/** A slash in a name, which other backends may allow, must not change the path. */
export const PatientNameWithSlash = meta.story({
  tags: ['state:edge'],
  args: { path: paths.responseForm({ ...ids, patientName: 'Robin/Meadow' }) },
  beforeEach: ({ msw }) =>
    msw.use(mock.getRequest.ok({ ...wireUnanswered, patientName: 'Robin/Meadow' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Robin/Meadow' })).toHaveAttribute(
      'href',
      paths.patientProfile('Robin/Meadow'),
    );
  },
});

/** The doctor fills in one tab, looks at another, and comes back. */
export const TabSwitchKeepsValues = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, report);
    await userEvent.click(canvas.getByRole('tab', { name: 'Allergy' }));
    await fill(canvas, userEvent, [['Allergy name', 'Birch pollen']]);
    await userEvent.click(canvas.getByRole('tab', { name: 'General Report' }));
    await expect(await canvas.findByLabelText('Diagnosis')).toHaveValue(
      'Low blood pressure in the mornings',
    );
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** Asks for confirmation before navigation discards unsaved input. */
export const UnsavedLeave = meta.story({
  tags: ['state:edge'],
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, report);
    await userEvent.click(canvas.getByRole('link', { name: people.patient.name }));
    const dialog = await canvas.findByRole('dialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Stay on this page' })).toHaveFocus();
  },
});
