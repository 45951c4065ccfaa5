import { icu } from '../icu.ts';

export const forgotPassword = {
  title: 'Forgot your password?',
  lead: 'We send a link to choose a new password to the email address that you log in with.',
  submit: 'Send the link',
  remembered: icu('Remembered it? <link>Log In</link>'),
  sent: {
    title: 'Check your mail',
    message: icu(
      'If there is an account for <value>{email}</value>, we have sent a link. It works for 30 minutes.',
    ),
    nothing: 'If nothing arrives',
    wait: 'Wait a few minutes.',
    spam: 'Look in your spam folder.',
    check: 'Check that this is the address that you log in with, and try again.',
    again: 'Try again',
    backToLogin: 'Back to log-in',
  },
};
