import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { loginSubmissions, sessionEnded } from './Login.fixtures.ts';
import { LoginScreen } from './Login.tsx';

const meta = preview.meta({
  title: 'Screens/Login',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: { submission: loginSubmissions.idle, onSubmit: fn(), registerHref: '/Register' },
});

export const Empty = meta.story();

export const Notice = meta.story({ args: { notice: sessionEnded } });

export const Pending = meta.story({ args: { submission: loginSubmissions.pending } });

export const Rejected = meta.story({ args: { submission: loginSubmissions.failed } });

export const TitleOnly = meta.story({
  args: { submission: { status: 'failed', failure: { title: 'Log in failed', message: '' } } },
});

export const Offline = meta.story({
  args: {
    submission: {
      status: 'failed',
      failure: {
        title: 'No connection',
        message: 'The server could not be reached. Check your connection and try again.',
      },
    },
  },
});

/** A press or Enter sends an email without stray spaces, and the password as it is. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), ' mona.example@example.com ');
    await userEvent.type(canvas.getByLabelText('Password'), ' a long example phrase {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      email: 'mona.example@example.com',
      password: ' a long example phrase ',
    });
  },
});

export const PasswordShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'a long example phrase');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
});

export const Required = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Enter your email address' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your password' }));
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const BadEmail = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'mona.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long example phrase{Enter}');
    await expect(canvas.getByLabelText('Email address')).toHaveAccessibleDescription(
      /correct format/,
    );
    await expect(canvas.getByLabelText('Email address')).toHaveValue('mona.example');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const DoubleSubmit = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'mona.example@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long example phrase{Enter}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Small = meta.story({ globals: { viewport: { value: 'narrow' } } });
