import { icu } from '../icu.ts';

export const appBar = {
  menu: 'Menu',
  navigation: 'Main',
  logIn: 'Log In',
  signUp: 'Sign Up',
  profile: 'My Profile',
  account: 'Account',
  logOut: 'Log out',
  newAnswers: icu('{count, plural, one {# new answer} other {# new answers}}'),
  waiting: icu('{count, plural, one {# request waits} other {# requests wait}}'),
};
