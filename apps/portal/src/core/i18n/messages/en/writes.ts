import { icu } from '@medportal/ui/messages';

const notSignedUp = 'You could not be signed up';

/** The texts about writes in English. */
export const writes = {
  dataDownloaded: 'Data downloaded',
  toasts: {
    loggedIn: 'Log in successfully',
    reopened: 'Welcome back. Your account is open again.',
    signedUp: 'Sign up successfully',
    requestSent: 'Request sent successfully',
    responseSent: 'Response sent successfully',
  },
  /** By operation: the title of a failed write, the button that sends it, and what is announced when it is done. */
  operations: {
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
    changePassword: {
      failed: 'Your password could not be changed',
      button: 'Save',
      done: 'Password changed',
    },
    changeEmail: {
      failed: 'The link could not be sent',
      button: 'Send the link',
      done: 'Link sent',
    },
    closeAccount: { failed: 'Your account could not be closed', button: 'Close my account' },
    confirmEmail: { failed: 'Your email could not be confirmed', button: 'Confirm email' },
    declineRequests: { failed: 'Your choice could not be saved', button: 'Save', done: 'Saved' },
    endOtherSessions: {
      failed: 'You could not be logged out everywhere else',
      button: 'Log out',
      done: 'Logged out everywhere else',
    },
    endSession: {
      failed: 'The device could not be logged out',
      button: 'Log out',
      done: 'Device logged out',
    },
    login: { failed: 'You could not be logged in', button: 'Log In' },
    registerDoctor: { failed: notSignedUp, button: 'Sign Up' },
    registerPatient: { failed: notSignedUp, button: 'Sign Up' },
    requestPasswordReset: { failed: 'The link could not be sent', button: 'Send the link' },
    resetPassword: {
      failed: 'Your new password could not be saved',
      button: 'Change password',
    },
    shareRecord: {
      failed: 'What you share could not be saved',
      button: 'Save',
      done: 'Sharing saved',
    },
    stopSharing: {
      failed: 'The sharing could not be stopped',
      button: 'Stop sharing',
      done: 'Sharing stopped',
    },
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
    updateContact: {
      failed: 'Your contact details could not be saved',
      button: 'Save',
      done: 'Contact details saved',
    },
    updateNotices: {
      failed: 'Your notices could not be changed',
      button: 'Turn on',
      done: 'Notices changed',
    },
    unsubscribe: { failed: 'The emails could not be turned off', button: 'Turn off' },
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
      title: 'We do not know if it was saved',
      pressAgain: icu('Press {button} again: it will not be saved twice.'),
    },
    sent: {
      title: 'We do not know if it was sent',
      pressAgain: icu('Press {button} again: it will not be sent twice.'),
    },
    closed: {
      title: 'We do not know if your account is closed',
      pressAgain: icu(
        'Press {button} again. If you are asked to log in, it is closed already: logging in opens it again.',
      ),
    },
    signedUp: {
      title: 'We do not know if you were signed up',
      pressAgain: icu('Press {button} again: you will not be signed up twice.'),
    },
  },
};
