export const passwordField = {};
