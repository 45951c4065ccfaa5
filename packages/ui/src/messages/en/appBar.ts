import { icu } from '../icu.ts';

export const appBar = {
  menu: 'Menu',
  navigation: 'Main',
  logIn: 'Log In',
  signUp: 'Sign Up',
  profile: 'My Profile',
  account: 'Account',
  logOut: 'Log out',
  newResponses: icu('{count, plural, one {# new response} other {# new responses}}'),
  waiting: icu('{count, plural, one {# request waits} other {# requests wait}}'),
};
