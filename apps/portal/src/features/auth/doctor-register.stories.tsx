import { mock } from '@medportal/api-client/msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fill } from '../../testing/flows/fill.ts';
import { paths } from '../../paths.ts';
import { pageParameters, people, PortalAt } from '../../testing/PortalAt.tsx';
import { holdToasts } from '../../testing/toastSteps.ts';

const specializations = [
  { msId: 1, msName: 'Cardiology' },
  { msId: 2, msName: 'Dermatology' },
  { msId: 3, msName: 'Neurology' },
];

const meta = preview.meta({
  title: 'Pages/Doctor register',
  component: PortalAt,
  tags: ['persona:visitor'],
  args: { path: paths.doctorRegister(), viewer: 'visitor' as const },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(mock.listSpecializations.ok(specializations)),
});

const required: [string, string][] = [
  ['Name', people.doctor.name],
  ['Email address', 'juniper.vale@demo.example'],
  ['Password', 'a long example phrase'],
];

export const SuccessToLogin = meta.story({
  beforeEach: ({ msw }) => msw.use(mock.registerDoctor.ok()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('option', { name: 'Cardiology' });
    await fill(canvas, userEvent, required);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(await canvas.findByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
    const [toast] = await holdToasts(canvasElement, 1);
    await expect(toast).toHaveTextContent('Sign up successfully');
  },
});

export const SpecializationsLoading = meta.story({
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(mock.listSpecializations.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Medical specialization')).toHaveDisplayValue(
      'Loading specializations…',
    );
  },
});

export const Pending = meta.story({
  tags: ['state:loading'],
  beforeEach: ({ msw }) => msw.use(mock.registerDoctor.pending()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Cardiology' });
    await fill(canvas, userEvent, required);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await canvas.findByRole('button', { name: 'Sign Up', busy: true });
  },
});

export const NoneAvailable = meta.story({
  tags: ['state:empty'],
  beforeEach: ({ msw }) => msw.use(mock.listSpecializations.empty()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'No specializations yet' });
    await fill(canvas, userEvent, required);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(canvas.getByRole('link', { name: /You cannot sign up yet/ })).toBeVisible();
  },
});

/** The list of specializations fails with a Retry, and the fields keep their input. */
export const SpecializationsFailed = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^listSpecializations failed: 500/] },
  beforeEach: ({ msw }) => msw.use(mock.listSpecializations.fail(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The specializations could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const SpecializationsLoadedAgain = meta.story({
  parameters: { expectedConsole: [/^listSpecializations failed: 500/] },
  beforeEach: ({ msw }) => msw.use(mock.listSpecializations.fail(500)),
  play: async ({ canvas, msw, userEvent }) => {
    await fill(canvas, userEvent, required);
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    msw.use(mock.listSpecializations.ok(specializations));
    await userEvent.click(retry);
    await expect(await canvas.findByRole('option', { name: 'Neurology' })).toBeInTheDocument();
    await expect(canvas.getByLabelText('Name')).toHaveValue(people.doctor.name);
  },
});

export const RejectedBottomRight = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^registerDoctor failed: 409/] },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.registerDoctor.fail(409, {
        title: 'Sign up failed',
        message: 'This name is taken.',
        errors: { name: ['Enter a name that nobody here has yet'] },
      }),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('option', { name: 'Cardiology' });
    await fill(canvas, userEvent, required);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    const [title, message] = await holdToasts(canvasElement, 2);
    await expect(title).toHaveTextContent('Sign up failed');
    await expect(message?.closest('.Toastify__toast-container--bottom-right')).not.toBeNull();
    await waitFor(() => expect(canvas.getByLabelText('Name')).toBeInvalid());
  },
});

export const Offline = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^registerDoctor failed: network/] },
  beforeEach: ({ msw }) => msw.use(mock.registerDoctor.offline()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('option', { name: 'Cardiology' });
    await fill(canvas, userEvent, required);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await holdToasts(canvasElement, 1);
    await expect(await canvas.findByText('We do not know if you were signed up')).toBeVisible();
    await expect(canvas.getByText(/you will not be signed up twice/)).toBeVisible();
  },
});
