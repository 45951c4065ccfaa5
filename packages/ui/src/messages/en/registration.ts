import { icu } from '../icu.ts';

export const registration = {
  haveAccount: icu('Already have an account? <link>Log In</link>'),
  submit: 'Sign Up',
  name: 'Name',
  nameHint: 'Your first and last name. Other people will see it.',
  enterName: 'Enter your name',
  nameCharacters: 'Name must not contain / \\ % ? or #',
  nameHiddenCharacters: 'Name has hidden characters. Delete it and type it again',
  nameReserved: 'You cannot use this name. Enter a different one',
  email: 'Email address',
  emailHint: 'You log in with it.',
  enterEmail: 'Enter your email address',
  emailFormat: 'Enter an email address in the correct format, like name@example.com',
  password: 'Password',
  passwordHint: icu(
    'Use {min, number} characters or more. Three random words are easy to remember.',
  ),
  enterPassword: 'Enter a password',
  passwordTooShort: icu('Password must be {min, number} characters or more'),
  phoneNumber: 'Phone number',
  address: 'Address',
  gender: 'Gender',
};
