export const confirmEmail = {
  title: 'Confirm your email',
  lead: 'After that, you log in with the address that we sent the link to.',
  submit: 'Confirm email',
  goToAccount: 'Go to your account',
  invalidLink: {
    title: 'This link does not work any more',
    message:
      'A link works once, and for 24 hours. Your email is as it was. You can ask for a new link in your account.',
  },
  done: {
    title: 'Your email is confirmed',
    message: 'Log in with it from now on. We have told your former address, if there was one.',
  },
};
