import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { loginSubmissions } from './Login.fixtures.ts';
import { LogInAgainOverlay } from './LogInAgainOverlay.tsx';

const meta = preview.meta({
  title: 'Screens/Everyone/Log in again',
  component: LogInAgainOverlay,
  tags: ['screen', 'persona:patient', 'persona:doctor'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  args: {
    name: 'Robin Meadow',
    submission: loginSubmissions.idle,
    onSubmit: fn(),
    onCancel: fn(),
  },
});

/** Focuses the first field. */
export const Asked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Email address')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue logged out' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** Log In is pressed and the server has not answered yet. */
export const Pending = meta.story({
  tags: ['state:loading'],
  args: { submission: loginSubmissions.pending },
});

export const Refused = meta.story({
  tags: ['state:failed'],
  args: { submission: loginSubmissions.failed },
});

/** The name of the user is long and written from right to left. */
export const LongName = meta.story({
  tags: ['state:edge'],
  args: { name: 'محمد عبد الرحمن '.repeat(6).trim() },
  globals: { viewport: { value: 'narrow' } },
});
