export const skeleton = {};
