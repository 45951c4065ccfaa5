export const specializations = {};
