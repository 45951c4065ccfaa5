export const logo = {};
