import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  refused,
  resetPasswordSubmissions,
  resetPasswordViews,
  tooMany,
} from './ResetPassword.fixtures.ts';
import {
  ResetPasswordScreen,
  type ResetPasswordScreenProps,
  type ResetPasswordView,
} from './ResetPassword.tsx';

const meta = preview.meta({
  title: 'Screens/Visitor/Reset password',
  component: ResetPasswordScreen,
  tags: ['screen', 'persona:visitor'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: resetPasswordViews.ready,
    onSubmit: fn(),
    forgotHref: '/Forgot',
    loginHref: '/Login',
  },
});

const ready = (submission: Extract<ResetPasswordView, { status: 'ready' }>['submission']) => ({
  view: { status: 'ready' as const, submission },
});

/** A visitor follows the link in the mail. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
  },
});

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), ' a new example phrase {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ newPassword: ' a new example phrase ' });
  },
});

/** The password is missing, too short or too long. */
export const Invalid = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('New password');
    const save = canvas.getByRole('button', { name: 'Change password' });
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Enter a new password' })).toBeVisible();
    await userEvent.type(field, 'short');
    await userEvent.click(save);
    await expect(field).toHaveAccessibleDescription(/8 characters or more$/);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('long '.repeat(26));
    await userEvent.click(save);
    await expect(field).toHaveAccessibleDescription(/New password must be 128 characters or fewer/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The backend does not accept the password. */
export const Refused = meta.story({
  tags: ['state:failed'],
  args: ready(refused),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      /too easy to guess/,
    );
  },
});

export const Pending = meta.story({
  tags: ['state:loading'],
  args: ready(resetPasswordSubmissions.pending),
});

/** The backend takes no more attempts for a while. */
export const TooManyAttempts = meta.story({ tags: ['state:failed'], args: ready(tooMany) });

export const Failed = meta.story({
  tags: ['state:failed'],
  args: ready(resetPasswordSubmissions.failed),
});

/** The link is incomplete, expired, or was used before. */
export const InvalidLink = meta.story({
  tags: ['state:failed'],
  args: { view: resetPasswordViews['invalid-link'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
      'href',
      '/Forgot',
    );
  },
});

/** A portal that sends no emails: only its operator makes links. */
export const InvalidLinkWithoutMail = meta.story({
  tags: ['state:failed'],
  args: { view: resetPasswordViews['invalid-link'], forgotHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Get a new link' })).toBeNull();
    await expect(canvas.getByText(/Ask whoever sent it/)).toBeVisible();
  },
});

export const Done = meta.story({
  args: { view: resetPasswordViews.done },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/Login');
  },
});

function Stateful({ onSubmit, ...args }: ResetPasswordScreenProps) {
  const [view, setView] = useState(args.view);
  return (
    <ResetPasswordScreen
      {...args}
      view={view}
      onSubmit={(values) => {
        onSubmit(values);
        setView(
          view.status === 'ready' && view.submission.status === 'idle'
            ? ready(resetPasswordSubmissions.failed).view
            : resetPasswordViews.done,
        );
      }}
    />
  );
}

/** A failure keeps the input. Then the focus moves to the heading that says what was done. */
export const FailedThenDone = meta.story({
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('New password');
    await userEvent.type(field, 'a new example phrase{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(field).toHaveValue('a new example phrase');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(canvas.getByRole('heading', { name: 'Your password is changed' })).toHaveFocus();
  },
});

export const Arabic = meta.story({
  globals: { locale: 'ar' },
  args: ready(refused),
});

/** The link does not work any more, and the page is read in Arabic. */
export const ArabicInvalidLink = meta.story({
  globals: { locale: 'ar' },
  args: { view: resetPasswordViews['invalid-link'] },
});
