export const requestCard = {};
