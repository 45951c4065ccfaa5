export const appBar = {
  menu: 'Menu',
  navigation: 'Main',
  logIn: 'Log In',
  signUp: 'Sign Up',
  profile: 'My Profile',
  logOut: 'Log out',
};
