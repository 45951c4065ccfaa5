export const responseForm = {};
