import { mock } from '@medportal/api-client/msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { openAccount, seeAccount } from '../../testing/barSteps.ts';
import { fill } from '../../testing/flows/fill.ts';
import { paths } from '../../paths.ts';
import { wireDoctor, wirePatient, wireUnanswered } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { people } from '../../testing/people.ts';
import { mockBackend } from '../../testing/mockBackend.ts';
import { dismissToasts } from '../../testing/toastSteps.ts';

const specializations = [
  { msId: 1, msName: 'Cardiology' },
  { msId: 3, msName: 'Neurology' },
];

const meta = preview.meta({
  title: 'Pages/Restored input',
  component: PortalAt,
  tags: ['state:edge'],
  args: { path: paths.home(), viewer: 'visitor' as const },
  argTypes: { drafts: { control: 'object' } },
  parameters: pageParameters,
  beforeEach: ({ msw }) =>
    msw.use(
      mock.listDoctorRequests.empty(),
      mock.getRequest.ok(wireUnanswered),
      mock.listSpecializations.ok(specializations),
      ...mockBackend(),
    ),
});

type Canvas = ReturnType<typeof within>;

const note = /^What you typed before is still here/;
const question = 'My knee has hurt for two weeks.';

const requestForm = {
  path: paths.request(people.doctor.name, 7),
  viewer: 'patient',
  drafts: { 'request/7': { description: question } },
} as const;

async function seeRestored(
  canvas: Canvas,
  values: readonly (readonly [string | RegExp, string])[],
) {
  await expect(await canvas.findByText(note)).toBeVisible();
  const selector = 'input, textarea';
  await Promise.all(
    values.map(([label, value]) =>
      expect(canvas.getByLabelText(label, { selector })).toHaveValue(value),
    ),
  );
}

/** Reload the page, or come back to it, after typing and before sending: the request form. */
export const Request = meta.story({
  args: requestForm,
  tags: ['persona:patient'],
  play: async ({ canvas }) => seeRestored(canvas, [['Description', question]]),
});

/** Reload the page, or come back to it, after typing and before sending: the response form. */
export const Response = meta.story({
  args: {
    path: `${paths.responseForm({
      requestId: 100,
      doctorId: 7,
      doctorName: people.doctor.name,
      patientId: 3,
      patientName: people.patient.name,
    })}?tab=medicine`,
    viewer: 'doctor',
    drafts: { 'response/100': { 'medicine.name': 'Examplazole', 'medicine.isMaintenance': false } },
  },
  tags: ['persona:doctor'],
  play: async ({ canvas }) => {
    await seeRestored(canvas, [['Medicine name', 'Examplazole']]);
    await expect(canvas.getByLabelText('Long-term medicine')).not.toBeChecked();
  },
});

/** Restores everything but the password, which is never stored. */
export const PatientRegistration = meta.story({
  args: {
    path: paths.patientRegister(),
    drafts: { 'patient-registration': { name: 'Robin Meadow', gender: 'female' } },
  },
  tags: ['persona:visitor'],
  play: async ({ canvas, userEvent }) => {
    await seeRestored(canvas, [['Name', 'Robin Meadow']]);
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
    await fill(canvas, userEvent, [['Password', 'a long example phrase']]);
    await expect(sessionStorage.getItem('draft::patient-registration')).toContain('Robin Meadow');
    await expect(JSON.stringify(sessionStorage)).not.toContain('a long example phrase');
  },
});

/** Reload the page, or come back to it, after typing and before sending: the registration of a doctor. */
export const DoctorRegistration = meta.story({
  args: {
    path: paths.doctorRegister(),
    drafts: { 'doctor-registration': { name: 'Juniper Vale', specializationId: 3 } },
  },
  tags: ['persona:visitor'],
  play: async ({ canvas }) => {
    await seeRestored(canvas, [['Name', 'Juniper Vale']]);
    await waitFor(() =>
      expect(canvas.getByLabelText('Medical specialization')).toHaveDisplayValue('Neurology'),
    );
  },
});

const doctorProfile = { path: paths.doctorProfile(wireDoctor.name), viewer: 'owner' } as const;

async function openOverlay(
  canvas: Canvas,
  userEvent: { click: (element: Element) => Promise<void> },
  name: string,
) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = await canvas.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const AboutMe = meta.story({
  args: { ...doctorProfile, drafts: { about: { bio: 'A new text about me.' } } },
  tags: ['persona:owner'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openOverlay(canvas, userEvent, 'Edit about me');
    await seeRestored(dialog, [
      [/^Bio/, 'A new text about me.'],
      [/^CV link/, wireDoctor.cvUrl ?? ''],
    ]);
  },
});

export const Clinic = meta.story({
  args: { ...doctorProfile, drafts: { clinic: { openHours: 'By appointment' } } },
  tags: ['persona:owner'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openOverlay(canvas, userEvent, 'Edit clinic');
    await seeRestored(dialog, [[/^Open hours/, 'By appointment']]);
  },
});

const medical = 'Edit medical information';

export const MedicalInformation = meta.story({
  args: {
    path: paths.patientProfile(wirePatient.name),
    viewer: 'owner',
    drafts: { medical: { heightCm: '181', bloodType: '' } },
  },
  tags: ['persona:owner'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openOverlay(canvas, userEvent, medical);
    await seeRestored(dialog, [[/^Height/, '181']]);
    await expect(dialog.getByLabelText(/^Blood type/)).toHaveFocus();
    await expect(dialog.getByLabelText(/^Blood type/)).toHaveDisplayValue(/^Not recorded/);
  },
});

const dailyCheck = {
  path: paths.patientProfile(wirePatient.name, { tab: 'dailyCheck' }),
  viewer: 'owner',
} as const;

const upper = { name: /^Upper value/ };
const sugar = { name: /^Blood sugar/ };

/** Reload the page, or come back to it, after typing and before saving: the readings of the daily check. */
export const Readings = meta.story({
  args: { ...dailyCheck, drafts: { pressure: { systolic: '12' }, sugar: { mgPerDl: '10' } } },
  tags: ['persona:owner'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(note)).toHaveLength(2);
    await expect(canvas.getByRole('textbox', upper)).toHaveValue('12');
    await expect(canvas.getByRole('textbox', sugar)).toHaveValue('10');
  },
});

/** Input survives switching to another tab of the profile and back. */
export const ReadingsAfterAnotherTab = meta.story({
  args: dailyCheck,
  tags: ['persona:owner'],
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, [
      [/^Upper value/, '12'],
      [/^Blood sugar/, '10'],
    ]);
    await userEvent.click(canvas.getByRole('tab', { name: 'Info' }));
    await expect(await canvas.findByText('172 cm')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Daily check' }));
    await waitFor(() => expect(canvas.getByRole('textbox', upper)).toBeVisible());
    await expect(canvas.getByRole('textbox', upper)).toHaveValue('12');
    await expect(canvas.getByRole('textbox', sugar)).toHaveValue('10');
  },
});

/** Cancel discards the draft: reopened, the overlay shows what is recorded. */
export const CancelForgets = meta.story({
  args: MedicalInformation.input.args,
  tags: ['persona:owner'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openOverlay(canvas, userEvent, medical);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const again = await openOverlay(canvas, userEvent, medical);
    await expect(again.getByLabelText(/^Height/)).toHaveValue('172');
    await expect(again.queryByText(note)).toBeNull();
  },
});

/** Choose Clear the form. */
export const Cleared = meta.story({
  args: requestForm,
  tags: ['persona:patient'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the form' }));
    await expect(canvas.getByLabelText('Description')).toHaveValue('');
    await expect(canvas.queryByText(note)).toBeNull();
    await expect(canvas.getByLabelText('Description')).toHaveFocus();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  },
});

/** Send the form with the restored input. */
export const SentAndForgotten = meta.story({
  args: requestForm,
  tags: ['persona:patient'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Request' }));
    await expect(await canvas.findByRole('link', { name: 'Contact' })).toBeVisible();
    await expect(sessionStorage).toHaveLength(0);
    await dismissToasts(canvasElement);
  },
});

async function logOut(canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }) {
  await openAccount({ canvas, userEvent }, people.patient.name);
  await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
}

/** Asks for confirmation before a log-out discards input. */
export const LogOutAsks = meta.story({
  args: requestForm,
  tags: ['persona:patient'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(note);
    await logOut(canvas, userEvent);
    const dialog = await canvas.findByRole('dialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay on this page' }));
    await expect(canvas.getByLabelText('Description')).toHaveValue(question);
    await seeAccount({ canvas, userEvent }, people.patient.name);
  },
});

/** Leave without saving: the input is gone. */
export const LogOutForgets = meta.story({
  args: requestForm,
  tags: ['persona:patient'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(note);
    await logOut(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave without saving' }));
    await expect(await canvas.findByRole('link', { name: 'Join Now' })).toBeVisible();
    await expect(sessionStorage).toHaveLength(0);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});
