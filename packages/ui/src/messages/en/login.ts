import { icu } from '../icu.ts';

export const login = {
  title: 'Log in',
  lead: 'See your requests, responses and record.',
  linkSent: 'Check your mail',
  linkSentMeans: 'Follow the link that we sent you.',
  newHere: icu('New to MedPortal? <link>Sign Up</link>'),
  email: 'Email address',
  password: 'Password',
  submit: 'Log In',
  forgot: 'Forgot your password?',
  enterEmail: 'Enter your email address',
  emailFormat: 'Enter an email address in the correct format, like name@example.com',
  enterPassword: 'Enter your password',
  sessionEnded: 'Your session has ended',
  logInAgain: icu(
    'You were logged in as <value>{name}</value>. Log in again: everything that you typed is still here.',
  ),
  continueLoggedOut: 'Continue logged out',
};
