import type { Submission } from '../../../view.ts';
import type { ResponseFormView } from './ResponseForm.tsx';
import type { OnePerStatus } from '../../../testing/fixtures.ts';
import { notReached, serverError } from '../../shared/failed.fixtures.ts';

export const responseFormViews = {
  loading: { status: 'loading' },
  locked: { status: 'locked', reason: { kind: 'no-access' } },
  missing: { status: 'missing', requestsHref: '#requests' },
  failed: serverError('The request could not be loaded'),
  alreadyAnswered: { status: 'alreadyAnswered', responseHref: '#response' },
  ready: {
    status: 'ready',
    patient: { name: 'Pat Example', href: '#patient' },
    description: 'I have felt tired after climbing stairs for two weeks.\n\nNo other symptoms.',
  },
} satisfies OnePerStatus<ResponseFormView>;

export const responseSubmissions: OnePerStatus<Submission> = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  failed: serverError('Your response could not be saved'),
};

export const offline: Submission = notReached('Your response could not be saved');

/** A save of a request that already has a response. */
export const answeredMeanwhile: Submission = {
  status: 'failed',
  failure: {
    title: 'Already answered',
    message: 'This request has already been answered.',
  },
};

/** Edge cases: a long request, one without a description, one in Arabic. */
export const hardRequests = {
  long: {
    ...responseFormViews.ready,
    patient: {
      name: 'Maximiliane Alexandra Example-Longlastname von und zu Musterhausen-Beispielstadt',
      href: '#patient',
    },
    description: 'This line stands for what a worried person writes late in the evening. '.repeat(
      40,
    ),
  },
  noDescription: { ...responseFormViews.ready, description: undefined },
  arabic: {
    ...responseFormViews.ready,
    patient: { name: 'سلمى المثالية', href: '#patient' },
    description: 'أشعر بالتعب عند صعود الدرج منذ أسبوعين.',
  },
} satisfies Record<string, ResponseFormView>;
