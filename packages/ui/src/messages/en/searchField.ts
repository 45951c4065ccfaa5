export const searchField = {
  clear: 'Clear search',
};
