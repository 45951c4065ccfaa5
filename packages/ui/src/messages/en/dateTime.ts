export const dateTime = {};
