import { mock } from '@medportal/api-client/msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fill } from '../../testing/flows/fill.ts';
import { paths } from '../../paths.ts';
import { wireDoctor } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { people } from '../../testing/people.ts';
import { holdToasts } from '../../testing/toastSteps.ts';

const doctor = people.doctor.name;

const meta = preview.meta({
  title: 'Pages/Request form',
  component: PortalAt,
  tags: ['persona:patient'],
  args: { path: paths.request(doctor, 7), viewer: 'patient' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(mock.getDoctor.ok(wireDoctor)),
});

const words: [string, string][] = [['Description', 'My knee has hurt for two weeks.']];

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
