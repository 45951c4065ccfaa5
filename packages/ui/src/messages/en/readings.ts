export const readings = {};
