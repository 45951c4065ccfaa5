import type { Submission } from '../../../view.ts';
import type { RegistrationValues } from '../registration.ts';
import type { OnePerStatus } from '../../../testing/fixtures.ts';
import { notReached } from '../../shared/failed.fixtures.ts';

type RegistrationSubmission = Submission<keyof RegistrationValues>;

export const registrationSubmissions: OnePerStatus<RegistrationSubmission> = {
  idle: { status: 'idle' },
  pending: { status: 'pending' },
  failed: {
    status: 'failed',
    failure: { title: 'Sign up failed', message: 'This email address is registered already.' },
    fieldErrors: { email: 'Enter an email address that is not registered yet' },
  },
};

export const registrationValues: RegistrationValues = {
  name: 'Mona Example',
  email: 'mona.example@example.com',
  password: 'a long example phrase',
  phoneNumber: '+00 000 0002',
  address: '2 Example Street',
  gender: 'female',
};

export const offline: RegistrationSubmission = notReached('You could not be signed up');
