import { icu } from '../icu.ts';

export const requestForm = {
  loading: 'Loading the request form',
  title: 'Send a request',
  lead: 'Say what you would like the doctor to check. The response comes here.',
  doctorNotFound: 'Doctor not found',
  lookInList: 'Look for the name in the list of doctors.',
  allDoctors: 'All doctors',
  patientsOnly: 'Only patients can send requests',
  logInAsPatient: 'You are logged in as a doctor.',
  logInToSend: 'Log in to send a request',
  private:
    'Only you and the doctor can read your request. You will come back here after you log in.',
  logIn: 'Log In',
  notForEmergencies: 'Not for emergencies',
  emergencyAdvice:
    'If you have chest pain, trouble breathing, heavy bleeding or any other symptom that cannot wait, call your local emergency services now.',
  noLongerShared: icu('You no longer share your record with Dr. {name}'),
  requestOnly: 'They will see this request, but not your record.',
  shareAgain: icu('Let Dr. {name} see your record again'),
  opensRecord: icu(
    'When you send this, Dr. {name} can read your record: details, readings, medicines, diseases, allergies.',
  ),
  choose: icu('Choose what Dr. {name} can read'),
  /** Why no request can be sent, by reason, with what to do. */
  paused: {
    declined: icu('Dr. {name} does not receive new requests from you'),
    waiting: icu(
      'You have {count, plural, one {# request} other {# requests}} waiting with Dr. {name}',
    ),
    day: icu('You have sent {count, plural, one {# request} other {# requests}} within 24 hours'),
    dayHint: icu('You can send another one from <date></date>.'),
    yourRequests: 'Your requests',
  },
  goesTo: 'Your request goes to',
  description: 'Description',
  descriptionHint:
    'What is wrong, when did it start, and what have you tried? List the medicines you take.',
  submit: 'Send Request',
  cancel: 'Cancel',
  enterDescription: 'Say what you would like the doctor to check',
};
