export const pageLoader = {
  loading: 'Loading…',
};
