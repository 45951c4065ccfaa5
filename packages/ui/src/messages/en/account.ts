import { icu } from '../icu.ts';

export const account = {
  title: 'Account',
  lead: 'Your password, and the devices on which you are logged in.',
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
      'Log out a device that you no longer use or do not know. If you do not know one, change your password, too.',
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
};
