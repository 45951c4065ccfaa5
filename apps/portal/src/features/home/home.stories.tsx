import { mock } from '@medportal/api-client/msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { inboxHandlers } from '../../testing/anyPage.ts';
import { wireDoctorInbox, wirePatientInbox, wireWaiting } from '../../testing/wireSamples.ts';
import { seeAccount, seeBarLink } from '../../testing/barSteps.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { people } from '../../testing/people.ts';

const meta = preview.meta({
  title: 'Pages/Home',
  component: PortalAt,
  args: { path: paths.home(), viewer: 'visitor' as const },
  parameters: pageParameters,
});

/** Open the start page logged out. */
export const Visitor = meta.story({
  tags: ['persona:visitor'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Join Now' })).toBeVisible();
    await seeBarLink({ canvas, userEvent }, 'Log In');
    await seeBarLink({ canvas, userEvent }, 'Sign Up');
    const current = canvas.getByRole('link', { current: 'page', hidden: true });
    await expect(current).toHaveTextContent('Home');
    await expect(canvas.getByText('© 2024 MedPortal')).toBeInTheDocument();
    await expect(
      canvas.getByRole('heading', { name: 'How Can Our Website Enhance Your Experience?' }),
    ).toBeVisible();
    const cards = canvas.getAllByRole('heading', { level: 3 });
    await expect(cards.map((card) => card.textContent)).toEqual([
      'Health Trackers',
      'Customizable Profiles',
      'Health Records Access Control',
      'Chronic Disease Management',
      'Health Record Management',
    ]);
  },
});

/** Open the start page as a patient. */
export const Patient = meta.story({
  args: { viewer: 'patient' },
  tags: ['persona:patient'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Find a doctor' })).toBeVisible();
    const account = await seeAccount({ canvas, userEvent }, people.patient.name);
    await expect(account.querySelector('svg[data-kind="person"]')).not.toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Join Now' })).toBeNull();
  },
});

/** Open the start page as a doctor. */
export const Doctor = meta.story({
  args: { viewer: 'doctor' },
  tags: ['persona:doctor'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('link', { name: 'Find a doctor' })).toBeNull();
    const account = await seeAccount({ canvas, userEvent }, people.doctor.name);
    await expect(account.querySelector('svg[data-kind="doctor"]')).not.toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Join Now' })).toBeNull();
  },
});

/** The hero shows components of the product, so it needs no image file. */
export const HeroImageFailed = meta.story({
  name: 'Hero image cannot fail',
  tags: ['persona:visitor', 'state:edge'],
  play: async ({ canvas, canvasElement }) => {
    const hero = (await canvas.findByRole('heading', { level: 1 })).closest('section');
    await expect(hero?.querySelector('svg')).toBeVisible();
    await expect(canvasElement.querySelector('img, image, picture')).toBeNull();
  },
});

/** Log in as a patient with a response that was not opened. */
export const NewResponses = meta.story({
  args: { viewer: 'patient' },
  tags: ['persona:patient'],
  beforeEach: ({ msw }) => msw.use(...inboxHandlers(), mock.getInbox.ok(wirePatientInbox)),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'For you' });
    const answer = await canvas.findByRole('link', { name: 'Dr. Juniper Vale' });
    await expect(answer).toHaveAttribute('href', paths.response(100, 'Patient'));
    await expect(region).toHaveTextContent('You are waiting for 2 responses.');
    await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
    await expect(canvas.queryByRole('link', { name: 'Join Now' })).toBeNull();
  },
});

/** Log in as a doctor with unanswered requests. */
export const DoctorWaiting = meta.story({
  args: { viewer: 'doctor' },
  tags: ['persona:doctor'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...inboxHandlers(),
      mock.getInbox.ok(wireDoctorInbox),
      mock.listInboxRequests.ok(wireWaiting),
    ),
  play: async ({ canvas }) => {
    const reply = await canvas.findByRole('link', { name: 'Reply to Robin Meadow' });
    await expect(reply).toHaveAttribute(
      'href',
      paths.responseForm({
        requestId: 101,
        doctorId: 7,
        doctorName: people.doctor.name,
        patientId: 3,
        patientName: 'Robin Meadow',
      }),
    );
    await waitFor(() => expect(document.title).toMatch(/^\(15\) /));
  },
});

export const NewPatient = meta.story({
  args: { viewer: 'patient' },
  tags: ['persona:patient', 'state:empty'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock.getInbox.empty(),
      mock.listBloodPressures.empty(),
      mock.listBloodSugars.empty(),
      mock.listPatientRequests.empty(),
      ...inboxHandlers(),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Complete your medical information: done'),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Send a request to a doctor' })).toHaveAttribute(
      'href',
      paths.doctors(),
    );
  },
});

/** The inbox answers with an error. */
export const InboxFailed = meta.story({
  args: { viewer: 'patient' },
  tags: ['persona:patient', 'state:failed'],
  parameters: { expectedConsole: [/^getInbox failed: 500/] },
  beforeEach: ({ msw }) => msw.use(...inboxHandlers(), mock.getInbox.fail(500)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('What is new could not be loaded')).toBeVisible();
    const readings = await canvas.findByText('Latest readings');
    msw.use(mock.getInbox.ok(wirePatientInbox));
    await userEvent.click(await canvas.findByRole('button', { name: /^Retry/ }));
    await expect(await canvas.findByRole('link', { name: 'Dr. Juniper Vale' })).toBeVisible();
    await expect(readings).toBeVisible();
  },
});

export const JoinNow = meta.story({
  name: 'Join Now → Register',
  tags: ['persona:visitor'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Join Now' }));
    const doctorSignUp = await canvas.findByRole('link', { name: /doctor/i, description: /./ });
    await expect(doctorSignUp).toBeVisible();
  },
});
