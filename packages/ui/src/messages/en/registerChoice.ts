import { icu } from '../icu.ts';

export const registerChoice = {
  title: 'Sign up',
  lead: 'Choose your type of account. You cannot change it later.',
  patient: 'Patient',
  aboutPatient:
    'Keep your medical profile, log readings, and send health-check requests to doctors.',
  doctor: 'Doctor',
  aboutDoctor:
    'Introduce yourself and your clinic, and reply to the requests that patients send you.',
  haveAccount: icu('Already have an account? <link>Log In</link>'),
};
