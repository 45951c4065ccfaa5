import type { Submission } from '../../view.ts';
import type { RequestFormView } from './RequestForm.tsx';

/** One view per status. */
export const requestFormViews: {
  [Status in RequestFormView['status']]: Extract<RequestFormView, { status: Status }>;
} = {
  loading: { status: 'loading' },
  locked: { status: 'locked', reason: { kind: 'log-in', loginHref: '/Login' } },
  missing: { status: 'missing' },
  failed: {
    status: 'failed',
    failure: {
      title: 'The doctor could not be loaded',
      message: 'Check your connection and try again.',
    },
  },
  ready: {
    status: 'ready',
    doctor: {
      name: 'Sami Sample',
      href: '/DoctorProfile/Sami%20Sample',
      gender: 'male',
      specialization: 'Cardiology',
    },
  },
};

type RequestSubmission = Submission<'description'>;

/** One request per status. */
export const requestSubmissions: {
  [Status in RequestSubmission['status']]: Extract<RequestSubmission, { status: Status }>;
} = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  failed: {
    status: 'failed',
    failure: {
      title: 'The request was not sent',
      message: 'The server could not be reached. What you typed is still here: try again.',
    },
  },
};
