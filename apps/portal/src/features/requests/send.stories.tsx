import { mock } from '@medportal/api-client/msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fill } from '../../testing/flows/fill.ts';
import { paths } from '../../paths.ts';
import { wireDoctor } from '../../testing/wireSamples.ts';
import {
  pageParameters,
  PortalAt,
  PortalFromStart,
  tokenOf,
  type PortalFromStartProps,
} from '../../testing/PortalAt.tsx';
import { people } from '../../testing/people.ts';
import { holdToasts } from '../../testing/toastSteps.ts';

const doctor = people.doctor.name;

let router: Parameters<NonNullable<PortalFromStartProps['onRouter']>>[0] | undefined;

const meta = preview.meta({
  title: 'Pages/Request form',
  component: PortalAt,
  tags: ['persona:patient'],
  args: { path: paths.request(doctor, 7), viewer: 'patient' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(mock.getDoctor.ok(wireDoctor)),
});

const words: [string, string][] = [['Description', 'My knee has hurt for two weeks.']];

/** A patient presses Contact on a doctor profile. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Description')).toHaveValue('');
    await expect(canvas.getByRole('link', { name: `Dr. ${doctor}` })).toBeVisible();
  },
});

/** The request is sent: the doctor profile, with a toast. */
export const SentToTheProfile = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.createRequest.ok()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvas, userEvent, words);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
    await expect(await canvas.findByRole('link', { name: 'Contact' })).toBeVisible();
    const [toast] = await holdToasts(canvasElement, 1);
    await expect(toast).toHaveTextContent('Request sent successfully');
    await expect(
      await canvas.findByRole('heading', { name: /^Your request is with/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Requests' })).toHaveAttribute(
      'href',
      paths.patientProfile(people.patient.name, { tab: 'requests' }),
    );
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** The notice is news only once: coming back to the profile shows it without. */
export const SentThenBack = meta.story({
  tags: ['state:edge'],
  beforeEach: ({ msw }) => msw.use(mock.createRequest.ok()),
  render: ({ path, viewer }) => (
    <PortalFromStart
      stored={tokenOf(viewer, path)}
      path={path}
      onRouter={(next) => {
        router = next;
      }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, words);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
    await expect(
      await canvas.findByRole('heading', { name: /^Your request is with/ }),
    ).toBeVisible();
    await router?.navigate(paths.features());
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Contact' })).toBeNull());
    await router?.navigate(-1);
    await expect(await canvas.findByRole('link', { name: 'Contact' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /^Your request is with/ })).toBeNull();
  },
});

/** Asks for confirmation before navigation discards unsent input. */
export const UnsavedLeave = meta.story({
  tags: ['state:edge'],
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, words);
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Stay on this page' })).toHaveFocus();
  },
});

/** Stay on this page is pressed: everything is as it was. */
export const UnsavedStay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, words);
    // The browser asks before the tab is closed.
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    await expect(closing.defaultPrevented).toBe(true);
    const cancel = canvas.getByRole('link', { name: 'Cancel' });
    await userEvent.click(cancel);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText('Description')).toHaveValue(
      'My knee has hurt for two weeks.',
    );
    await expect(cancel).toHaveFocus();
  },
});

/** Leave without saving is pressed: the other page opens. */
export const UnsavedLeft = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, words);
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave without saving' }));
    await expect(await canvas.findByRole('link', { name: 'Contact' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const Visitor = meta.story({
  tags: ['!persona:patient', 'persona:visitor', 'state:locked'],
  args: { viewer: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Log in to send a request')).toBeVisible();
    const links = canvas
      .getAllByRole('link', { name: 'Log In' })
      .map((a) => a.getAttribute('href'));
    await expect(links).toContain(paths.login({ next: paths.request(doctor, 7) }));
  },
});

export const Doctor = meta.story({
  tags: ['!persona:patient', 'persona:doctor', 'state:locked'],
  args: { viewer: 'doctor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only patients can send requests')).toBeVisible();
  },
});

/** The id in the address belongs to another doctor than the name. */
export const BadDoctorId = meta.story({
  tags: ['state:failed'],
  args: { path: paths.request(doctor, 8) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Doctor not found')).toBeVisible();
  },
});

export const UnknownDoctor = meta.story({
  tags: ['state:failed'],
  args: { path: paths.request('Nobody Known', 7) },
  beforeEach: ({ msw }) => msw.use(mock.getDoctor.fail(404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Doctor not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All doctors' })).toHaveAttribute(
      'href',
      paths.doctors(),
    );
  },
});
