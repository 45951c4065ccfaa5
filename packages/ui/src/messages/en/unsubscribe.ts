export const unsubscribe = {
  title: 'Turn off emails about responses',
  lead: 'You still see new responses when you log in.',
  submit: 'Turn off',
  goToAccount: 'Go to your account',
  invalidLink: {
    title: 'This link does not work',
    message: 'You can turn off the emails in your account.',
  },
  done: {
    title: 'The emails are off',
    message: 'You can turn them on again in your account.',
  },
};
