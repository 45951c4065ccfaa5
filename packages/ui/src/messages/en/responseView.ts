export const responseView = {};
