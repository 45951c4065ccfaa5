export const resetPassword = {
  title: 'Choose a new password',
  lead: 'After that, you log in with it again on every device.',
  submit: 'Change password',
  invalidLink: {
    title: 'This link does not work any more',
    message: 'A link works once, and for 30 minutes.',
    ask: 'Ask whoever sent it for a new one.',
    getNew: 'Get a new link',
  },
  done: {
    title: 'Your password is changed',
    message: 'You are logged out on every device. Log in with your new password.',
    logIn: 'Log In',
  },
};
