export const searchField = {};
