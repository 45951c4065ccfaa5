import type { Failure, Submission } from '../../../view.ts';
import type { OnePerStatus } from '../../../testing/fixtures.ts';
import { notReached } from '../../shared/failed.fixtures.ts';

type LoginSubmission = Submission<'email' | 'password'>;

export const loginSubmissions: OnePerStatus<LoginSubmission> = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  failed: {
    status: 'failed',
    failure: { title: 'Log in failed', message: 'The email or password is wrong.' },
  },
};

/** A log-in without a connection. */
export const offline: LoginSubmission = notReached('You could not be logged in');

/** The notice of a page that needs a log-in. */
export const askedByAPage: Failure = {
  title: 'Log in to continue',
  message: 'We will take you back to the page you were on.',
};
