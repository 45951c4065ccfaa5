export const confirmEmail = {
  title: 'Confirm your new email',
  lead: 'After that, you log in with this address, and no longer with your former one.',
  submit: 'Confirm email',
  goToAccount: 'Go to your account',
  invalidLink: {
    title: 'This link does not work any more',
    message:
      'A link works once, and for 24 hours. Your email is as it was. You can ask for a new link in your account.',
  },
  done: {
    title: 'Your email is changed',
    message: 'Log in with your new email from now on. We have told your former address.',
  },
};
