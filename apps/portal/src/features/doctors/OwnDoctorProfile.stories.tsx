import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { mockBackend } from '../../testing/mockBackend.ts';
import { wireDoctor } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';

async function open(what: 'about me' | 'clinic') {
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${what}` }));
  const dialog = await screen.findByRole('dialog', { name: `Edit ${what}` });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

type Dialog = Awaited<ReturnType<typeof open>>;
const field = (dialog: Dialog, name: 'Bio' | 'Name' | 'Location' | 'Open hours') =>
  dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });

const save = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Save' }));

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
  beforeEach: ({ msw }) => msw.use(...mockBackend()),
});

/**
 * The owner presses Save and it is saved: the overlay closes, the profile shows the new text, and a screen reader says
 * ‘Profile saved’.
 */
export const AboutSaved = meta.story({
  play: async () => {
    const dialog = await open('about me');
    await retype(field(dialog, 'Bio'), 'A new text.');
    await save(dialog);
    await isClosed();
    await expect(await screen.findByText('A new text.')).toBeVisible();
    await isAnnounced('Profile saved');
    await expect(screen.getByRole('button', { name: 'Edit about me' })).toHaveFocus();
  },
});

/** The owner presses Save and it is saved: the overlay closes and the profile shows the new clinic. */
export const ClinicSaved = meta.story({
  play: async () => {
    const dialog = await open('clinic');
    await retype(field(dialog, 'Name'), 'Blue River Clinic');
    await save(dialog);
    await isClosed();
    await expect(await screen.findByText('Blue River Clinic')).toBeVisible();
    await isAnnounced('Clinic saved');
    await expect(screen.getByRole('button', { name: 'Edit clinic' })).toHaveFocus();
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
    await save(dialog);
    await isClosed();
    await expect(await screen.findByText('No clinic data yet')).toBeVisible();
  },
});
