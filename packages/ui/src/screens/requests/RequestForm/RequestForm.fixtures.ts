import type { Submission } from '../../../view.ts';
import type { RequestDoctor, RequestFormView } from './RequestForm.tsx';
import type { OnePerStatus } from '../../../testing/fixtures.ts';

export const requestFormViews: OnePerStatus<RequestFormView> = {
  loading: { status: 'loading' },
  locked: { status: 'locked', reason: { kind: 'log-in', loginHref: '/Login' } },
  missing: { status: 'missing' },
  failed: {
    status: 'failed',
    failure: {
      title: 'This doctor could not be loaded',
      message: 'Something went wrong on our side. Try again in a moment.',
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

export const requestSubmissions: OnePerStatus<RequestSubmission> = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  failed: {
    status: 'failed',
    failure: {
      title: 'Your request could not be sent',
      message: 'Something went wrong on our side. Try again in a moment.',
    },
  },
};

export const offline: RequestSubmission = {
  status: 'failed',
  failure: {
    title: 'Your request could not be sent',
    message: 'MedPortal could not be reached. Check your connection and try again.',
  },
};

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
