export const requestList = {};
