export const passwordField = {
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  isVisible: 'Your password is visible',
  isHidden: 'Your password is hidden',
};
