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

/** A refusal of which the server says no more than its title. */
export const titleOnly: LoginSubmission = {
  status: 'failed',
  failure: { title: 'Log in failed', message: 'The email or the password is wrong.' },
};

/** A log-in that found no server. */
export const offline: LoginSubmission = {
  status: 'failed',
  failure: {
    title: 'You could not be logged in',
    message: 'MedPortal could not be reached. Check your connection and try again.',
  },
};

/** Why somebody is asked to log in. */
export const askedByAPage: Failure = {
  title: 'Log in to go on',
  message: 'You come back to the page that you were on.',
};
