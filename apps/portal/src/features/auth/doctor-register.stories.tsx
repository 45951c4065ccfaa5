import { mock } from '@medportal/api-client/msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fill } from '../../testing/flows/fill.ts';
import { paths } from '../../paths.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { people } from '../../testing/people.ts';
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

/** The server rejects it, for example because the name is taken: toasts at the bottom, and a message at the field. */
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
