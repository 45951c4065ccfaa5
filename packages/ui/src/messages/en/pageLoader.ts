export const pageLoader = {};
