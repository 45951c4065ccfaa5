import type { Failure, Submission } from '../../view.ts';

type LoginSubmission = Submission<'email' | 'password'>;

/** One log-in per status. */
export const loginSubmissions: {
  [Status in LoginSubmission['status']]: Extract<LoginSubmission, { status: Status }>;
} = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  failed: {
    status: 'failed',
    failure: { title: 'Log in failed', message: 'The email or password is wrong.' },
  },
};

/** Why somebody is asked to log in again. */
export const sessionEnded: Failure = {
  title: 'Your session has ended',
  message: 'Log in again to go on where you were.',
};
