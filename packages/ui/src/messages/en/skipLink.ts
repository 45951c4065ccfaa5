export const skipLink = {
  skip: 'Skip to content',
};
