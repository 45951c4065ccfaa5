import type { ResponseFormView } from './ResponseForm.tsx';

/** The page in each of its states. */
export const responseFormViews = {
  loading: { status: 'loading' },
  locked: { status: 'locked', reason: { kind: 'no-access' } },
  missing: { status: 'missing' },
  failed: {
    status: 'failed',
    failure: {
      title: 'The request could not be loaded',
      message: 'The server did not answer. Check your connection and try again.',
    },
  },
  alreadyAnswered: { status: 'alreadyAnswered', responseHref: '#response' },
  ready: {
    status: 'ready',
    patient: { name: 'Pat Example', href: '#patient' },
    description: 'I have felt tired after climbing stairs for two weeks.\n\nNo other symptoms.',
  },
} satisfies {
  [Status in ResponseFormView['status']]: Extract<ResponseFormView, { status: Status }>;
};
