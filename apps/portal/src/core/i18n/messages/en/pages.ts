import { icu } from '@medportal/ui/messages';

/** The texts of pages and their frame in English. */
export const pages = {
  noScript: 'MedPortal needs JavaScript. Please turn it on and reload the page.',
  pageTitle: icu('{page} – MedPortal'),
  doctor: icu('Dr. {name}'),
  navigation: {
    home: 'Home',
    features: 'Features',
    doctors: 'Doctors',
    specializations: 'MedicalSpecifications',
  },
  titles: {
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
    forgotPassword: {
      title: 'Forgot your password?',
      description: 'Get a link to choose a new password for MedPortal.',
    },
    resetPassword: 'Choose a new password',
    confirmEmail: 'Confirm your email',
    unsubscribe: 'Turn off emails about responses',
    account: 'Account',
    accountClosed: 'Your account is closed',
    ownDoctor: {
      requests: icu('Requests · Dr. {name}'),
      patients: icu('Patients · Dr. {name}'),
    },
    patient: {
      dailyCheck: icu('Readings · {name}'),
      requests: icu('Requests · {name}'),
      medHistory: icu('Medical history · {name}'),
      sharing: icu('Sharing · {name}'),
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
  toasts: {
    region: 'Notifications, Alt+T',
    close: 'Close',
  },
  failures: {
    pageNotLoaded: 'This page could not be loaded. Check your connection, then reload the page.',
    languageNotLoaded:
      'The language could not be changed. Check your connection, then reload the page and try again.',
  },
};
