import { icu } from '../icu.ts';

export const states = {
  loading: icu('Loading {what}'),
  retry: 'Retry',
  logIn: 'Log in',
  logInToSee: icu('Log in to see {what}'),
  isPrivate: 'This is private. You will come back here after you log in.',
  noAccess: icu('You do not have access to {what}'),
  notShared: 'Not shared with you',
  patientDecides: 'The patient decides what each doctor can read. Ask them if you need it.',
  whoHasAccess: 'The patient no longer shares this with you, or never did.',
};
