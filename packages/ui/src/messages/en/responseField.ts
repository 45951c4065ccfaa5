export const responseField = {};
