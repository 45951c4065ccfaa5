import { icu } from '@medportal/ui/messages';

const ourSide = 'Something went wrong on our side. Try again in a moment.';

const unavailable = 'MedPortal is not available at the moment.';

const doctorsNotLoaded = 'The doctors could not be loaded';
const requestsNotLoaded = 'The requests could not be loaded';

/** The texts about reads and about failures in English. */
export const data = {
  /** The title of a failed read, by operation. */
  reads: {
    getAccount: 'Your email and contact details could not be loaded',
    getAccountData: 'Your data could not be downloaded',
    getDoctor: 'This doctor could not be loaded',
    getInbox: 'What is new could not be loaded',
    getPatient: 'This patient could not be loaded',
    getRequest: 'The response could not be loaded',
    getUnansweredRequest: 'The request could not be loaded',
    listAccessLog: 'The access log could not be loaded',
    listAllergies: 'The allergies could not be loaded',
    listBloodPressures: 'The blood pressure readings could not be loaded',
    listBloodSugars: 'The blood sugar readings could not be loaded',
    listChronicDiseases: 'The chronic diseases could not be loaded',
    listDoctorRequests: requestsNotLoaded,
    listDoctors: doctorsNotLoaded,
    listDoctorsBySpecialization: doctorsNotLoaded,
    listGrants: 'The doctors who can read your record could not be loaded',
    listInboxRequests: requestsNotLoaded,
    listLogIns: 'The log-ins could not be loaded',
    listMedicines: 'The medicines could not be loaded',
    listPatientRequests: requestsNotLoaded,
    listPatients: 'The patients could not be loaded',
    listSessions: 'The places where you are logged in could not be loaded',
    listSpecializations: 'The specializations could not be loaded',
  },
  /** For failures that the server did not explain. */
  failures: {
    unreachable: 'MedPortal could not be reached. Check your connection and try again.',
    sessionEnded: 'Your session has ended. Log in again, then try once more.',
    ourSide,
    refused: 'We could not accept this. Check what you entered and try again.',
    tooSlow: 'This is taking too long. Try again in a moment.',
    cancelled: 'This was cancelled. Try again.',
    invalidAddress: 'This address is not valid.',
    wrongCredentials: 'The email or the password is wrong.',
    unreadableLogIn: 'We could not log you in because of a problem on our side. Try again later.',
    unexplained: 'That did not work. Please try again.',
    unavailable,
    waitSeconds: icu('Wait {seconds, plural, one {# second} other {# seconds}} and try again.'),
    waitMinutes: icu('Wait {minutes, plural, one {# minute} other {# minutes}} and try again.'),
    waitHours: icu('Wait {hours, plural, one {# hour} other {# hours}} and try again.'),
    /** A field that the server refused, with its reason in English. */
    field: icu('{reason}'),
  },
  /** The server's problems, by code. */
  problems: {
    'already-answered': {
      title: 'Already answered',
      message: 'This request has already been answered.',
    },
    conflict: {
      title: 'Already done',
      message: 'This does not fit what is stored already. Reload the page and try again.',
    },
    'email-link-invalid': {
      title: 'This link no longer works',
      message: 'A link works once, for 24 hours. Your email is as it was. Ask for another link.',
    },
    'email-taken': {
      title: 'Email already in use',
      message: 'An account with this email already exists.',
    },
    forbidden: { title: 'Not allowed', message: 'Your account may not do this.' },
    'internal-error': { title: 'Something went wrong', message: ourSide },
    'invalid-input': {
      title: 'Check the input',
      message: 'We could not accept this. Check what you entered and try again.',
    },
    'key-in-flight': {
      title: 'Still working',
      message: 'This is still being saved. Try again in a moment.',
    },
    'key-reused': {
      title: 'Already sent',
      message: 'This was already sent, with other content. Reload the page and check it.',
    },
    'method-not-allowed': { title: 'Not possible', message: ourSide },
    'name-taken': {
      title: 'Sign up failed',
      message: 'An account with this name already exists. Add a middle name or an initial.',
    },
    'name-too-similar': {
      title: 'Sign up failed',
      message: 'This name looks like that of another account. Add a middle name or an initial.',
    },
    'not-found': {
      title: 'Not found',
      message: 'It does not exist, or you have no access to it.',
    },
    'not-logged-in': {
      title: 'Log in first',
      message: 'Your session has ended. Log in again, then try once more.',
    },
    paused: {
      title: 'Your request was not sent',
      message: 'The doctor cannot receive it at the moment. What you wrote is kept.',
    },
    'reset-link-invalid': {
      title: 'This link no longer works',
      message:
        'A link works once, for 30 minutes. Your password is as it was. Ask for another link.',
    },
    'stale-link': {
      title: 'Check the input',
      message: 'This link is out of date. Open the request from your list.',
    },
    timeout: { title: 'Too slow', message: 'This took too long to arrive. Try again.' },
    'too-large': { title: 'Too much data', message: 'This is too long. Shorten it and try again.' },
    'too-many-calls': { title: 'Too many attempts', message: 'Wait a moment and try again.' },
    unavailable: {
      title: 'Not available',
      message: `${unavailable} Try again shortly.`,
    },
    'unsubscribe-link-invalid': {
      title: 'This link does not work',
      message: 'Log in and turn off the emails in your account.',
    },
    'unsupported-media-type': { title: 'Wrong format', message: ourSide },
    'wrong-credentials': {
      title: 'Log in failed',
      message: 'The email or password is wrong.',
    },
    'wrong-password': {
      title: 'Wrong password',
      message: 'This is not your current password.',
    },
  },
};
