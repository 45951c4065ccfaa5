import { icu } from '../icu.ts';

export const account = {
  title: 'Account',
  contact: {
    heading: 'Email and contact',
    what: 'your contact details',
    name: 'Name',
    nameStays: 'You cannot change your name: it is part of your page’s web address.',
    email: 'Email',
    emailMeans: 'You log in with it.',
    changeEmail: 'Change email',
    noMail: 'This portal sends no emails. To change your email, ask the people who run it.',
    newEmail: 'New email address',
    newEmailHint: 'We send a link to it.',
    enterNewEmail: 'Enter your new email address',
    password: 'Your password',
    passwordHint: 'So that nobody else can take over your account.',
    enterPassword: 'Enter your password',
    emailNext:
      'Nothing changes until you follow the link, within 24 hours. We also write to your current address.',
    sendLink: 'Send the link',
    sendingLink: 'Sending the link …',
    waiting: 'Check your mail',
    waitingFor: icu(
      'We sent a link to <value>{email}</value>. Your email changes when you follow it, within 24 hours. Nothing there? Look in your spam folder, or ask again.',
    ),
    changeContact: 'Change contact details',
    phone: 'Phone',
    address: 'Address',
    gender: 'Gender',
  },
  notices: {
    heading: 'Notices',
    about:
      'An email when a doctor has answered you. It does not say what it is about. You get at most one an hour.',
    responses: 'Email about a response',
    on: 'On',
    off: 'Off',
    turnOn: icu('Turn on <hidden>the email about a response</hidden>'),
    turnOff: icu('Turn off <hidden>the email about a response</hidden>'),
  },
  password: {
    heading: 'Password',
    about: 'Change it if somebody else may know it.',
    change: 'Change password',
    current: 'Current password',
    enterCurrent: 'Enter your current password',
    next: 'New password',
    enterNext: 'Enter a new password',
    means: 'You stay logged in here. Every other device is logged out.',
    changed: 'Your password is changed. Other devices are logged out.',
  },
  sessions: {
    heading: 'Where you are logged in',
    about:
      'Log out devices that you no longer use. If you do not know one, change your password, too.',
    what: 'the places where you are logged in',
    unknownDevice: 'Unknown device',
    here: 'This device',
    since: icu('Logged in since <date></date>'),
    lastUsed: icu('Last used about <date></date>'),
    onlyHere: 'You are logged in on this device only.',
    logOut: icu('Log out <hidden>{device}</hidden>'),
    logOutOthers: 'Log out everywhere else',
    askOne: icu('Log out {device}?'),
    askOthers: 'Log out everywhere else?',
    meansOne: 'Whoever uses this device must log in again. What they have not sent may be lost.',
    meansOthers:
      'You stay logged in here. Every other device must log in again. What is not sent there may be lost.',
    confirm: 'Log out',
    loggingOut: 'Logging out …',
  },
  data: {
    heading: 'Your data',
    patient:
      'Everything that MedPortal stores about you, for other programs. To read or print your record, download it from there.',
    doctor:
      'Everything that MedPortal stores about you, for other programs. Requests belong to the records of your patients.',
    download: 'Download my data',
    downloaded: 'Your data is downloaded',
    keep: 'Keep the file where nobody else can read it.',
  },
  closure: {
    heading: 'Close your account',
    about: 'What happens when you close it:',
    loggedOut: 'You are logged out everywhere at once.',
    patient: {
      comeBack: icu(
        'You have {days, plural, one {# day} other {# days}} to come back: just log in. Until then, doctors can still reply to you and read what you share. If you do not want that, stop sharing first.',
      ),
      deleted:
        'After that we permanently delete your login, contact details, readings and sharing choices.',
      requests:
        'Requests that no doctor has answered are withdrawn. Answered ones stay with the doctors, who must keep records of their work, under a name such as “Former patient 4711” in place of yours.',
      log: 'The log of who accessed your record stays, so that misuse can still be found.',
    },
    doctor: {
      hidden: 'From then on, patients cannot find you or write to you.',
      comeBack: icu(
        'You have {days, plural, one {# day} other {# days}} to come back: just log in.',
      ),
      deleted: 'After that we permanently delete your login, contact details, clinic and profile.',
      responses: 'Your responses stay with your patients, under your name.',
      requests:
        'Requests that wait for you stay unanswered, and we tell their patients. Reply to them first.',
    },
    downloadFirst: 'Do you want to keep your data? Download it first.',
    close: 'Close my account',
    closing: 'Closing your account …',
    passwordHint: 'So that nobody else can close your account.',
    means: icu(
      'You are logged out everywhere. We delete your account after {days, plural, one {# day} other {# days}}, unless you log in before then.',
    ),
    closed: {
      title: 'Your account is closed',
      deletedOn: icu('We delete it on <date></date>.'),
      changedMind: 'Changed your mind? Log in before then, and everything is as it was.',
      logIn: 'Log in',
      home: 'Home',
    },
  },
};
