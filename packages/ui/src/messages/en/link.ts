export const link = {
  newTab: '(opens in a new tab)',
};
