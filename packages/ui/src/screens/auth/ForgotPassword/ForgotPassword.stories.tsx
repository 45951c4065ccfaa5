import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  forgotPasswordSubmissions,
  forgotPasswordViews,
  longEmail,
  tooMany,
} from './ForgotPassword.fixtures.ts';
import {
  ForgotPasswordScreen,
  type ForgotPasswordScreenProps,
  type ForgotPasswordView,
} from './ForgotPassword.tsx';

const meta = preview.meta({
  title: 'Screens/Visitor/Forgot password',
  component: ForgotPasswordScreen,
  tags: ['screen', 'persona:visitor'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: forgotPasswordViews.ready,
    onSubmit: fn(),
    onTryAgain: fn(),
    loginHref: '/Login',
  },
});

const ready = (submission: Extract<ForgotPasswordView, { status: 'ready' }>['submission']) => ({
  view: { status: 'ready' as const, submission },
});

/** A visitor follows ‘Forgot your password?’. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email address');
    await expect(field).toHaveAttribute('autocomplete', 'username');
    await expect(field).toHaveAttribute('type', 'email');
    await expect(canvas.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/Login');
  },
});

/** An email address is entered. */
export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByLabelText('Email address'),
      ' robin.meadow@example.com {Enter}',
    );
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'robin.meadow@example.com' });
  },
});

/** The form is sent empty, or with a text that is not an email address. */
export const Invalid = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email address');
    const send = canvas.getByRole('button', { name: 'Send the link' });
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Enter your email address' })).toBeVisible();
    await userEvent.type(field, 'robin.meadow');
    await userEvent.click(send);
    await expect(field).toHaveAccessibleDescription(/correct format/);
    await expect(field).toHaveValue('robin.meadow');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  tags: ['state:loading'],
  args: ready(forgotPasswordSubmissions.pending),
});

/** The backend sends no more links for a while. */
export const TooManyAttempts = meta.story({ tags: ['state:failed'], args: ready(tooMany) });

export const Failed = meta.story({
  tags: ['state:failed'],
  args: ready(forgotPasswordSubmissions.failed),
});

/** Says the same whether there is an account or not. */
export const Sent = meta.story({
  args: { view: forgotPasswordViews.sent },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Check your mail');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});

export const SentToLongAddress = meta.story({
  tags: ['state:edge'],
  globals: { viewport: { value: 'narrow' } },
  args: { view: { status: 'sent', email: longEmail } },
});

function Stateful(args: ForgotPasswordScreenProps) {
  const [view, setView] = useState(args.view);
  return (
    <ForgotPasswordScreen
      {...args}
      view={view}
      email={view.status === 'ready' ? 'robin.meadow@example.com' : undefined}
      onSubmit={({ email }) => setView({ status: 'sent', email })}
      onTryAgain={() => setView(forgotPasswordViews.ready)}
    />
  );
}

/** The focus moves to the heading of what replaces the form, and back to that of the form. */
export const SentAndAgain = meta.story({
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(canvas.getByRole('heading', { name: 'Check your mail' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByLabelText('Email address')).toHaveValue('robin.meadow@example.com');
  },
});

export const Arabic = meta.story({
  globals: { locale: 'ar' },
  args: { view: forgotPasswordViews.sent },
});
