export const editButton = {};
