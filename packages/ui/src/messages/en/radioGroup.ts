export const radioGroup = {};
