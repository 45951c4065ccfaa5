export const avatar = {};
