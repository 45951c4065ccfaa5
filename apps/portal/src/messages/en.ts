import { icu } from '@medportal/ui/messages';

const openProfile = 'Open your profile';
const seeRequests = 'See your requests';
const doctorsNotLoaded = 'The doctors could not be loaded';
const requestsNotLoaded = 'The requests could not be loaded';
const notSignedUp = 'You could not be signed up';
const ourSide = 'Something went wrong on our side. Try again in a moment.';

/** The portal's own texts in English. Those of the screens are in `@medportal/ui/messages`. */
export const en = {
  noScript: 'MedPortal needs JavaScript. Please turn it on and reload the page.',
  pageTitle: icu('{page} – MedPortal'),
  doctor: icu('Dr. {name}'),
  navigation: {
    home: 'Home',
    features: 'Features',
    doctors: 'Doctors',
    specializations: 'MedicalSpecifications',
  },
  pages: {
    home: {
      title: 'Better health starts here',
      description: 'Find doctors, send health-check requests and read their responses.',
    },
    features: {
      title: 'Features',
      description: 'What MedPortal does for patients and for doctors, and where to find it.',
    },
    doctors: {
      title: 'Doctors',
      description: 'Search for doctors by name and see their profiles.',
    },
    specializations: {
      title: 'Medical specializations',
      description: 'All medical specializations on MedPortal, each with its doctors.',
    },
    specializationDoctors: icu('{specialization} doctors'),
    login: {
      title: 'Log in',
      description: 'Log in to MedPortal, as a patient or as a doctor.',
    },
    register: {
      title: 'Sign up',
      description: 'Sign up on MedPortal: as a patient who asks, or as a doctor who replies.',
    },
    patientRegister: {
      title: 'Sign up as a patient',
      description: 'Sign up on MedPortal as a patient, to send health-check requests to doctors.',
    },
    doctorRegister: {
      title: 'Sign up as a doctor',
      description: 'Sign up on MedPortal as a doctor, to reply to the requests of patients.',
    },
    doctorRequests: icu('Requests · Dr. {name}'),
    patient: {
      dailyCheck: icu('Readings · {name}'),
      requests: icu('Requests · {name}'),
      medHistory: icu('Medical history · {name}'),
    },
    requestForm: icu('Request to Dr. {name}'),
    response: 'Response',
    responseFrom: icu('Response from Dr. {name}'),
    requestTo: icu('Your request to Dr. {name}'),
    responseTo: icu('Response to {name}'),
    requestFrom: icu('Request from {name}'),
    reply: 'Reply',
    replyTo: icu('Reply to {name}'),
    error: 'Unexpected Application Error!',
  },
  features: {
    findDoctor: 'Find a doctor to ask',
    browseSpecializations: 'Browse specializations',
    signUpForReadings: 'Sign up to record readings',
    signUpForProfile: 'Sign up to keep a profile',
    signUpForRecords: 'Sign up to keep your records',
    openProfile,
    seeRequests,
    recordReading: 'Record a reading',
    seeHistory: 'See your medical history',
  },
  logInToContinue: {
    title: 'Log in to continue',
    message: 'We will take you back to the page you were on.',
  },
  /** What is lost when the user leaves a form. */
  unsaved: {
    reading: 'Your reading is not saved yet. If you leave this page, you lose what you entered.',
    request: 'Your request is not sent yet. If you leave this page, you lose what you entered.',
    response: 'Your response is not saved yet. If you leave this page, you lose what you entered.',
  },
  session: {
    ended: 'Your session has ended. Please log in again.',
    unreadable: 'We logged you out because we could not read your session. Please log in again.',
    replaced: icu('You are now logged in as {name}.'),
    replacedElsewhere: icu('You are now logged in as {name}, from another tab.'),
    loggedOutElsewhere: 'You logged out in another tab.',
    loggedInElsewhere: 'You logged in in another tab.',
  },
  /** The title of a failed read, by operation. */
  reads: {
    getDoctor: 'This doctor could not be loaded',
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
    listMedicines: 'The medicines could not be loaded',
    listPatientRequests: requestsNotLoaded,
    listSpecializations: 'The specializations could not be loaded',
  },
  toasts: {
    loggedIn: 'Log in successfully',
    signedUp: 'Sign up successfully',
    requestSent: 'Request sent successfully',
    responseSent: 'Response sent successfully',
  },
  /** By operation: the title of a failed write, the button that sends it, and what is announced when it is done. */
  writes: {
    addBloodPressure: {
      failed: 'Your blood pressure could not be saved',
      button: 'Save blood pressure',
    },
    addBloodSugar: { failed: 'Your blood sugar could not be saved', button: 'Save blood sugar' },
    createRequest: {
      failed: 'Your request could not be sent',
      button: 'Send Request',
    },
    createResponse: {
      failed: 'Your response could not be saved',
      button: 'Save',
    },
    login: { failed: 'You could not be logged in', button: 'Log In' },
    registerDoctor: { failed: notSignedUp, button: 'Sign Up' },
    registerPatient: { failed: notSignedUp, button: 'Sign Up' },
    updateClinic: {
      failed: 'Your clinic could not be saved',
      button: 'Save',
      done: 'Clinic saved',
    },
    updateDoctorProfile: {
      failed: 'Your profile could not be saved',
      button: 'Save',
      done: 'Profile saved',
    },
    updatePatientProfile: {
      failed: 'Your medical information could not be saved',
      button: 'Save',
      done: 'Medical information saved',
    },
  },
  /** For a write that the server may have carried out. */
  outcomeUnknown: {
    checkConnection: 'Check your connection.',
    checkFirst: icu('Check whether it is there before you press {button} again.'),
    saved: {
      title: 'We could not tell whether it was saved',
      pressAgain: icu('Press {button} again: it will not be saved twice.'),
    },
    sent: {
      title: 'We could not tell whether it was sent',
      pressAgain: icu('Press {button} again: it will not be sent twice.'),
    },
    signedUp: {
      title: 'We could not tell whether you were signed up',
      pressAgain: icu('Press {button} again: you will not be signed up twice.'),
    },
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
    pageNotLoaded: 'This page could not be loaded. Check your connection, then reload the page.',
    languageNotLoaded: 'The language could not be changed. Check your connection and try again.',
    wrongCredentials: 'The email or the password is wrong.',
    unreadableLogIn: 'We could not log you in because of a problem on our side. Try again later.',
    unexplained: 'That did not work. Please try again.',
    waitSeconds: icu('Wait {seconds, plural, one {# second} other {# seconds}} and try again.'),
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
    'email-taken': {
      title: 'Sign up failed',
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
    'stale-link': {
      title: 'Check the input',
      message: 'This link is out of date. Open the request from your list.',
    },
    timeout: { title: 'Too slow', message: 'This took too long to arrive. Try again.' },
    'too-large': { title: 'Too much data', message: 'This is too long. Shorten it and try again.' },
    'too-many-calls': { title: 'Too many attempts', message: 'Wait a moment and try again.' },
    unavailable: {
      title: 'Not available',
      message: 'MedPortal is not available at the moment. Try again shortly.',
    },
    'unsupported-media-type': { title: 'Wrong format', message: ourSide },
    'wrong-credentials': {
      title: 'Log in failed',
      message: 'The email or password is wrong.',
    },
  },
};

/** The texts of the portal in a language. */
export type PortalMessages = typeof en;

/** The name of a failed read's title. */
export type ReadFailure = keyof PortalMessages['reads'];
