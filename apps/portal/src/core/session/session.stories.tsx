import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { STORAGE_KEY } from './session.ts';
import { openAccount, seeBarLink } from '../../testing/barSteps.ts';
import { pageParameters, PortalFromStart } from '../../testing/PortalAt.tsx';
import { people, storyToken } from '../../testing/people.ts';
import { holdToasts, seeToast } from '../../testing/toastSteps.ts';

const inSeconds = (iso: string) => Date.parse(iso) / 1000;

interface PortalStartProps {
  /** The stored token; null for a visitor. */
  stored: string | null;
  path: string;
}

/** The portal at startup, in a browser with a stored token. */
function PortalStart(props: PortalStartProps) {
  return <PortalFromStart {...props} />;
}

const meta = preview.meta({
  title: 'Pages/Session',
  component: PortalStart,
  args: { stored: null, path: paths.home() },
  argTypes: { stored: { control: 'text' } },
  parameters: pageParameters,
});

/** Come back to the portal as a doctor who is still logged in. */
export const StoredDoctor = meta.story({
  args: { stored: storyToken({ ...people.doctor, exp: inSeconds('2026-11-20T20:00:00Z') }) },
  tags: ['persona:doctor'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await openAccount({ canvas, userEvent }, people.doctor.name);
    await expect(canvas.getByRole('link', { name: 'My Profile' })).toHaveAttribute(
      'href',
      paths.doctorProfile(people.doctor.name),
    );
  },
});

/** Come back to the portal as a patient who is still logged in. */
export const StoredPatient = meta.story({
  args: { stored: storyToken(people.patient) },
  tags: ['persona:patient'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await openAccount({ canvas, userEvent }, people.patient.name);
    await expect(canvas.getByRole('link', { name: 'My Profile' })).toHaveAttribute(
      'href',
      paths.patientProfile(people.patient.name),
    );
  },
});

const ended = 'Your session has ended. Please log in again.';

const unreadable = 'We logged you out because we could not read your session. Please log in again.';

export const MalformedToken = meta.story({
  args: { stored: 'not-a-token' },
  tags: ['persona:visitor', 'state:edge'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await seeToast(canvas, unreadable);
    await seeBarLink({ canvas, userEvent }, 'Log In');
    await expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
    await holdToasts(canvasElement, 1);
  },
});

/** Come back to the portal after the stored token has ended. */
export const ExpiredToken = meta.story({
  args: { stored: storyToken({ ...people.patient, exp: inSeconds('2026-11-20T11:59:59Z') }) },
  tags: ['persona:visitor', 'state:edge'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await seeToast(canvas, ended);
    await seeBarLink({ canvas, userEvent }, 'Log In');
    await expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
    await holdToasts(canvasElement, 1);
  },
});

/** An unknown role counts as a patient. */
export const UnknownRole = meta.story({
  args: { stored: storyToken({ name: 'Sage Sample', role: 'Nurse' }) },
  tags: ['persona:patient', 'state:edge'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await openAccount({ canvas, userEvent }, 'Sage Sample');
    await expect(canvas.getByRole('link', { name: 'My Profile' })).toHaveAttribute(
      'href',
      paths.patientProfile('Sage Sample'),
    );
  },
});

/** Log out in another tab of the same browser. */
export const TokenBecomesNull = meta.story({
  name: 'Token becomes null',
  args: { stored: storyToken(people.doctor) },
  tags: ['persona:doctor', 'state:edge'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    localStorage.removeItem(STORAGE_KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue: null }));
    await seeBarLink({ canvas, userEvent }, 'Log In');
    await expect(await canvas.findByRole('link', { name: 'Join Now' })).toBeVisible();
    await seeToast(canvas, 'You logged out in another tab.');
    await holdToasts(canvasElement, 1);
  },
});
