import type { Schemas } from '@medportal/api-client';
import { mock } from '@medportal/api-client/msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { mockBackend, mockData } from '../../testing/mockBackend.ts';
import { wireDoctor } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { seeStale } from '../../testing/refreshSteps.ts';

const backendOf = (doctor: Schemas['DoctorDetail'] = wireDoctor) =>
  mockBackend({ ...mockData, doctors: [doctor], requests: [] });

async function open(what: 'about me' | 'clinic') {
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${what}` }));
  const dialog = await screen.findByRole('dialog', { name: `Edit ${what}` });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

type Dialog = Awaited<ReturnType<typeof open>>;
const field = (dialog: Dialog, name: 'CV link' | 'Bio' | 'Name' | 'Location' | 'Open hours') =>
  dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });

async function press(dialog: Dialog, name: 'Save' | 'Cancel') {
  await userEvent.click(dialog.getByRole('button', { name }));
}

async function retype(control: HTMLElement, text: string) {
  await userEvent.clear(control);
  await userEvent.type(control, text);
}

const isAnnounced = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toHaveAttribute('role', 'status'));

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const meta = preview.meta({
  title: 'Pages/Doctor overlays',
  component: PortalAt,
  tags: ['persona:owner'],
  args: { path: paths.doctorProfile(wireDoctor.name), viewer: 'owner' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(...backendOf()),
});

/** The owner presses Edit beside About me on a profile that has a CV link and a bio. */
export const AboutPrefilled = meta.story({
  play: async () => {
    const dialog = await open('about me');
    await expect(field(dialog, 'CV link')).toHaveValue(wireDoctor.cvUrl);
    await expect(field(dialog, 'Bio')).toHaveValue(wireDoctor.bio);
    await expect(field(dialog, 'CV link')).toHaveFocus();
  },
});

export const AboutCancelResets = meta.story({
  play: async () => {
    const dialog = await open('about me');
    await retype(field(dialog, 'Bio'), 'Never saved.');
    await press(dialog, 'Cancel');
    await isClosed();
    await expect(screen.getByRole('button', { name: 'Edit about me' })).toHaveFocus();
    await expect(field(await open('about me'), 'Bio')).toHaveValue(wireDoctor.bio);
  },
});

/**
 * The owner presses Save and it is saved: the overlay closes, the profile shows the new text, and a screen reader says
 * ‘Profile saved’.
 */
export const AboutSaved = meta.story({
  play: async () => {
    const dialog = await open('about me');
    await retype(field(dialog, 'Bio'), 'A new text.');
    await press(dialog, 'Save');
    await isClosed();
    await expect(await screen.findByText('A new text.')).toBeVisible();
    await isAnnounced('Profile saved');
    await expect(screen.getByRole('button', { name: 'Edit about me' })).toHaveFocus();
  },
});

/** The owner presses Edit beside Clinic on a profile that has a clinic. */
export const ClinicPrefilled = meta.story({
  play: async () => {
    const dialog = await open('clinic');
    await expect(field(dialog, 'Name')).toHaveValue('Green Leaf Clinic');
    await expect(field(dialog, 'Location')).toHaveValue('3 Example Square');
    await expect(field(dialog, 'Open hours')).toHaveValue('Monday to Friday, 9 to 17');
  },
});

/** The backend's placeholder for 'no clinic' is not shown: the fields are blank. */
export const ClinicPlaceholder = meta.story({
  tags: ['state:edge'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...backendOf({
        ...wireDoctor,
        clinic: { clinicName: 'No Clinic Yet !', location: null, openHours: null },
      }),
    ),
  play: async () => {
    const dialog = await open('clinic');
    await expect(field(dialog, 'Name')).toHaveValue('');
    await expect(field(dialog, 'Location')).toHaveValue('');
  },
});

export const ClinicCancelResets = meta.story({
  play: async () => {
    const dialog = await open('clinic');
    await retype(field(dialog, 'Name'), 'Never Saved Clinic');
    await press(dialog, 'Cancel');
    await isClosed();
    await expect(screen.getByText('Green Leaf Clinic')).toBeVisible();
    await expect(field(await open('clinic'), 'Name')).toHaveValue('Green Leaf Clinic');
  },
});

/** The owner presses Save and it is saved: the overlay closes and the profile shows the new clinic. */
export const ClinicSaved = meta.story({
  play: async () => {
    const dialog = await open('clinic');
    await retype(field(dialog, 'Name'), 'Blue River Clinic');
    await press(dialog, 'Save');
    await isClosed();
    await expect(await screen.findByText('Blue River Clinic')).toBeVisible();
    await isAnnounced('Clinic saved');
    await expect(screen.getByRole('button', { name: 'Edit clinic' })).toHaveFocus();
  },
});

/** The save succeeds but the refresh fails: the profile shows the earlier data, marked as stale. */
export const ClinicSavedRefreshFailed = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^getDoctor failed: 503/] },
  play: async ({ canvas, msw }) => {
    const dialog = await open('clinic');
    await retype(field(dialog, 'Name'), 'Blue River Clinic');
    msw.use(mock.getDoctor.fail(503));
    await press(dialog, 'Save');
    await isClosed();
    await isAnnounced('Clinic saved');
    await seeStale(canvas);
    await expect(canvas.getByText('Green Leaf Clinic')).toBeVisible();
  },
});

/** The owner blanks all fields and saves: the doctor has no clinic any more. */
export const ClinicCleared = meta.story({
  tags: ['state:edge'],
  play: async () => {
    const dialog = await open('clinic');
    await userEvent.clear(field(dialog, 'Name'));
    await userEvent.clear(field(dialog, 'Location'));
    await userEvent.clear(field(dialog, 'Open hours'));
    await press(dialog, 'Save');
    await isClosed();
    await expect(await screen.findByText('No clinic data yet')).toBeVisible();
  },
});
