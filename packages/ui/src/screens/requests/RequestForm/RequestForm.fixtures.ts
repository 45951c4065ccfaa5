import type { Submission } from '../../../view.ts';
import type { RequestDoctor, RequestFormView, RequestPause } from './RequestForm.tsx';
import type { OnePerStatus } from '../../../testing/fixtures.ts';
import { notReached, serverError } from '../../shared/failed.fixtures.ts';

export const requestFormViews: OnePerStatus<RequestFormView> = {
  loading: { status: 'loading' },
  locked: { status: 'locked', reason: { kind: 'log-in', loginHref: '/Login' } },
  missing: { status: 'missing' },
  failed: serverError('This doctor could not be loaded'),
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

export const requestSubmissions: OnePerStatus<RequestSubmission> = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  failed: serverError('Your request could not be sent'),
};

export const offline: RequestSubmission = notReached('Your request could not be sent');

/** The view of a doctor. */
export const noPatient: RequestFormView = { status: 'locked', reason: { kind: 'no-access' } };

const doctors = {
  long: {
    name: 'Wolfeschlegelsteinhausenbergerdorff-Exampleson de la Very Long Name',
    href: '/DoctorProfile/example',
    gender: 'unspecified',
    specialization: 'Example medicine of everything that has a very long name',
  },
  arabic: {
    name: 'ليلى مثال',
    href: '/DoctorProfile/example',
    gender: 'female',
    specialization: 'طب القلب',
  },
} satisfies Record<string, RequestDoctor>;

export const longDoctor: RequestFormView = { status: 'ready', doctor: doctors.long };

export const arabicDoctor: RequestFormView = { status: 'ready', doctor: doctors.arabic };

export const pauses = {
  declined: { reason: 'declined' },
  waiting: { reason: 'waiting', limit: 5 },
  day: { reason: 'day', limit: 20, until: '2026-02-21T08:30:00Z' },
} satisfies { [Reason in RequestPause['reason']]: RequestPause & { reason: Reason } };
