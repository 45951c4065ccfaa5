import { mock } from '@medportal/api-client/msw';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { wireResponse, wireUnanswered } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { people } from '../../testing/people.ts';

const asPatient = paths.response(100, 'Patient');
const asDoctor = paths.response(100, 'Doctor');
const patientName = people.patient.name;
const doctorName = `Dr. ${people.doctor.name}`;

const meta = preview.meta({
  title: 'Pages/Response view',
  component: PortalAt,
  tags: ['persona:patient'],
  args: { path: asPatient, viewer: 'patient' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) =>
    msw.use(
      mock.getRequest.ok(wireResponse),
      mock.getCapabilities.ok({ capabilities: { inbox: 1 } }),
      mock.getInbox.empty(),
      mock.markResponsesSeen.ok({
        message: 'Marked as seen.',
        responses: [{ requestId: 100, answeredAt: '2026-11-19T15:30:00.000Z' }],
      }),
    ),
});

/** The patient opens the response: the link leads to the doctor. */
export const PatientReads = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: doctorName })).toHaveAttribute(
      'href',
      paths.doctorProfile(people.doctor.name),
    );
    await expect(canvas.getByRole('tabpanel', { name: 'General Report' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/Answered on/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Back to your requests' })).toHaveAttribute(
      'href',
      paths.patientProfile(patientName, { tab: 'requests', answered: 'true' }),
    );
  },
});

/** The doctor opens the response they wrote: the link leads to the patient. */
export const DoctorReads = meta.story({
  args: { path: asDoctor, viewer: 'doctor' },
  tags: ['persona:doctor', '!persona:patient'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: patientName })).toHaveAttribute(
      'href',
      paths.patientProfile(patientName),
    );
  },
});

/** The doctor filled in no report: the first tab with content opens. */
export const FirstFilledTab = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.getRequest.ok({ ...wireResponse, generalReport: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tabpanel', { name: 'Medicine' })).toBeVisible();
  },
});

/** The question stands above the response, folded, and the diagnosis on the first screen of a phone. */
export const LongQuestion = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.getRequest.ok({ ...wireResponse, description: 'I am tired every day. '.repeat(30) }),
    ),
  play: async ({ canvas, userEvent }) => {
    const diagnosis = await canvas.findByText('Low blood pressure in the mornings');
    await document.fonts.ready;
    await expect(diagnosis.getBoundingClientRect().bottom + window.scrollY).toBeLessThanOrEqual(
      500,
    );
    const show = canvas.getByRole('button', { name: 'Show full description' });
    const question = document.getElementById(show.getAttribute('aria-controls')!)!;
    const lines = () =>
      question.clientHeight / Number.parseFloat(getComputedStyle(question).lineHeight);
    await expect(Math.round(lines())).toBe(3);
    await userEvent.click(show);
    await expect(lines()).toBeGreaterThan(10);
  },
});

/** The address wins over the first tab with content. */
export const DeepLinkedTab = meta.story({
  args: { path: `${asPatient}?tab=medicine` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tabpanel', { name: 'Medicine' })).toBeVisible();
    await expect(canvas.getByText('Examplazole')).toBeVisible();
  },
});

/** The address names a request that still waits for a response. */
export const Unanswered = meta.story({
  tags: ['state:edge'],
  beforeEach: ({ msw }) => msw.use(mock.getRequest.ok(wireUnanswered)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not answered yet')).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Description' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to your requests' })).toHaveAttribute(
      'href',
      paths.patientProfile(patientName, { tab: 'requests' }),
    );
  },
});

/** The reader presses Print: every part is printed under its heading. */
export const Print = meta.story({
  beforeEach: () => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    return () => print.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }));
    await expect(window.print).toHaveBeenCalledOnce();
  },
});

/** A patient opens the address that is meant for the doctor. */
export const NoAccess = meta.story({
  args: { path: asDoctor },
  tags: ['state:locked'],
  beforeEach: ({ msw }) => msw.use(mock.getRequest.fail(403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You do not have access to this response')).toBeVisible();
  },
});

/** An unknown role in the address: no call is made. */
export const UnknownRole = meta.story({
  args: { path: asPatient.replace('Patient', 'Nurse') },
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Response not found')).toBeVisible();
  },
});
