export const failure = {
  title: 'Unexpected Application Error!',
  badRequest: 'We cannot read the address of this page. Check it, or choose a page below.',
  notFound: 'We cannot find this page. Check the address, or choose a page below.',
  methodNotAllowed: 'This page does not work that way. Choose a page below.',
  unknown: 'Something went wrong on our side. Try again in a few minutes.',
  reload: 'Reload the page',
  otherPages: 'Other pages',
};
