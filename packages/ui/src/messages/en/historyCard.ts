export const historyCard = {};
