import { mock } from '@medportal/api-client/msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fill } from '../../testing/flows/fill.ts';
import { paths } from '../../paths.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { people } from '../../testing/people.ts';
import { holdToasts } from '../../testing/toastSteps.ts';

const meta = preview.meta({
  title: 'Pages/Patient register',
  component: PortalAt,
  tags: ['persona:visitor'],
  args: { path: paths.patientRegister(), viewer: 'visitor' as const },
  parameters: pageParameters,
});

const required: [string, string][] = [
  ['Name', people.patient.name],
  ['Email address', 'robin.meadow@demo.example'],
  ['Password', 'a long example phrase'],
];

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Sign up as a patient', level: 1 }),
    ).toBeVisible();
    const labels = ['Name', 'Email address', 'Password', /^Phone number/, /^Address/];
    await Promise.all(labels.map((label) => expect(canvas.getByLabelText(label)).toHaveValue('')));
    await expect(canvas.getByLabelText('Email address')).toHaveAttribute('type', 'email');
    await expect(canvas.getByRole('radio', { name: 'Male' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Female' })).not.toBeChecked();
  },
});

export const SuccessClearsTheForm = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.registerPatient.ok()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvas, userEvent, required);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await canvas.findByRole('heading', { name: 'Log in', level: 1 });
    await holdToasts(canvasElement, 1);
    const [signUp] = canvas.getAllByRole('link', { name: 'Sign Up' });
    if (signUp) await userEvent.click(signUp);
    await userEvent.click(await canvas.findByRole('link', { name: 'Patient' }));
    await expect(await canvas.findByLabelText('Name')).toHaveValue('');
  },
});

/** The server rejects it, for example because the email address is taken: toasts at the top, and a message at the field. */
export const RejectedTopCenter = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^registerPatient failed: 409/] },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.registerPatient.fail(409, {
        title: 'Sign up failed',
        message: 'This email address is registered already.',
        errors: { email: ['Enter an email address that is not registered yet'] },
      }),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(canvas, userEvent, required);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    const [title, message] = await holdToasts(canvasElement, 2);
    await expect(title).toHaveTextContent('Sign up failed');
    await expect(message?.closest('.Toastify__toast-container--top-center')).not.toBeNull();
    await waitFor(() => expect(canvas.getByLabelText('Email address')).toBeInvalid());
    await expect(canvas.getByLabelText('Name')).toHaveValue(people.patient.name);
  },
});
