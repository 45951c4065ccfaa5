import type { Submission } from '../../../view.ts';
import type { DoctorRegistrationValues, SpecializationOptions } from './DoctorRegister.tsx';
import type { OnePerStatus } from '../../../testing/fixtures.ts';
import { noConnection } from '../../shared/failed.fixtures.ts';

export const specializationOptions: OnePerStatus<SpecializationOptions> = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  failed: noConnection('The specializations could not be loaded'),
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

export const doctorSubmissions: OnePerStatus<DoctorSubmission> = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  failed: {
    status: 'failed',
    failure: { title: 'Sign up failed', message: 'This name is taken.' },
    fieldErrors: { name: 'Enter a name that nobody here has yet' },
  },
};

export const doctorValues: DoctorRegistrationValues = {
  specializationId: 1,
  name: 'Sami Sample',
  email: 'sami.sample@example.com',
  password: 'a long example phrase',
  phoneNumber: '',
  address: '',
  gender: 'unspecified',
};

export const longOption: SpecializationOptions = {
  status: 'ready',
  options: [{ id: 1, name: 'Example medicine of everything that has a very long name '.repeat(2) }],
};

export const arabicOption: SpecializationOptions = {
  status: 'ready',
  options: [{ id: 1, name: 'طب المثال' }],
};
