export const radioGroup = {
  clear: 'Clear choice',
};
