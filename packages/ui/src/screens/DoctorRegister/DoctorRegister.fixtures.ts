import type { Submission } from '../../view.ts';
import type { DoctorRegistrationValues, SpecializationOptions } from './DoctorRegister.tsx';

/** One list of specializations per status. */
export const specializationOptions: {
  [Status in SpecializationOptions['status']]: Extract<SpecializationOptions, { status: Status }>;
} = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  failed: {
    status: 'failed',
    failure: {
      title: 'The specializations could not be loaded',
      message: 'Check your connection and try again.',
    },
  },
  ready: {
    status: 'ready',
    options: [
      { id: 1, name: 'Cardiology' },
      { id: 2, name: 'Dermatology' },
      { id: 3, name: 'Neurology' },
    ],
  },
};

type DoctorSubmission = Submission<keyof DoctorRegistrationValues>;

/** One registration per status. */
export const doctorSubmissions: {
  [Status in DoctorSubmission['status']]: Extract<DoctorSubmission, { status: Status }>;
} = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  failed: {
    status: 'failed',
    failure: { title: 'Sign up failed', message: 'This name is taken.' },
    fieldErrors: { name: 'Enter a name that nobody here has yet' },
  },
};

/** A valid registration. */
export const doctorValues: DoctorRegistrationValues = {
  specializationId: 1,
  name: 'Sami Sample',
  email: 'sami.sample@example.com',
  password: 'a long example phrase',
  phoneNumber: '',
  address: '',
  gender: 'unspecified',
};

/** A registration without a connection. */
export const offline: DoctorSubmission = {
  status: 'failed',
  failure: {
    title: 'You could not be signed up',
    message: 'MedPortal could not be reached. Check your connection and try again.',
  },
};

/** A specialization with a name longer than a line. */
export const longOption: SpecializationOptions = {
  status: 'ready',
  options: [{ id: 1, name: 'Example medicine of everything that has a very long name '.repeat(2) }],
};

/** A specialization in Arabic. */
export const arabicOption: SpecializationOptions = {
  status: 'ready',
  options: [{ id: 1, name: 'طب المثال' }],
};
