import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { askedByAPage, loginSubmissions, offline } from './Login.fixtures.ts';
import { LoginScreen } from './Login.tsx';

const meta = preview.meta({
  title: 'Screens/Visitor/Login',
  component: LoginScreen,
  tags: ['screen', 'persona:visitor'],
  parameters: { layout: 'fullscreen' },
  args: { submission: loginSubmissions.idle, onSubmit: fn(), registerHref: '/Register' },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Forgot your password?' })).toBeNull();
  },
});

/** After signing up, on a portal that sends emails. */
export const LinkSent = meta.story({ args: { isLinkSent: true } });

export const Notice = meta.story({ args: { notice: askedByAPage } });

/** Submits a trimmed email and an unchanged password. */
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

/** Show is pressed beside the password. */
export const PasswordShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'a long example phrase');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
});

export const Pending = meta.story({
  tags: ['state:loading'],
  args: { submission: loginSubmissions.pending },
});

/** Log In is pressed with both fields empty. */
export const Required = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Enter your email address' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your password' }));
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Log In is pressed with a text that is not an email address. */
export const BadEmail = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'mona.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long example phrase');
    await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    await expect(canvas.getByLabelText('Email address')).toHaveAccessibleDescription(
      /correct format/,
    );
    await expect(canvas.getByLabelText('Email address')).toHaveValue('mona.example');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Rejected = meta.story({
  name: 'Rejected: wrong email or password',
  tags: ['state:failed'],
  args: { submission: loginSubmissions.failed },
});

export const Offline = meta.story({ tags: ['state:failed'], args: { submission: offline } });

/** The link is after the log-in button, so that Tab leads from the password to the button. */
export const ForgotPassword = meta.story({
  args: { forgotHref: '/Forgot', submission: loginSubmissions.failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/Forgot',
    );
  },
});

export const ForgotPasswordArabic = meta.story({
  args: { forgotHref: '/Forgot' },
  globals: { locale: 'ar', viewport: { value: 'narrow' } },
});

export const Small = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const RightToLeft = meta.story({
  args: { submission: loginSubmissions.failed },
  globals: { locale: 'ar' },
});
