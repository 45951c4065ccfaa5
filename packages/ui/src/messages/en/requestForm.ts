export const requestForm = {};
