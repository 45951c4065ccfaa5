export const gender = {};
