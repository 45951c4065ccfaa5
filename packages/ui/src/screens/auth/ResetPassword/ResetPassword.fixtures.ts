import type { ResetPasswordView } from './ResetPassword.tsx';
import type { OnePerStatus } from '../../../testing/fixtures.ts';

type Submission = Extract<ResetPasswordView, { status: 'ready' }>['submission'];

export const resetPasswordViews: OnePerStatus<ResetPasswordView> = {
  ready: { status: 'ready', submission: { status: 'idle' } },
  'invalid-link': { status: 'invalid-link' },
  done: { status: 'done' },
};

export const resetPasswordSubmissions: OnePerStatus<Submission> = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  failed: {
    status: 'failed',
    failure: {
      title: 'Your password was not changed',
      message: 'The server did not answer. What you typed is still here. Try again.',
    },
  },
};

/** A password that the server refuses. */
export const refused: Submission = {
  status: 'failed',
  failure: { title: 'Your password was not changed', message: 'Choose another one.' },
  fieldErrors: { newPassword: 'This password is too easy to guess' },
};

export const tooMany: Submission = {
  status: 'failed',
  failure: {
    title: 'Too many attempts',
    message: 'Your password was not changed. Wait 15 minutes, and try again.',
  },
};
