export const skipLink = {};
