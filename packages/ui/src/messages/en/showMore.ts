export const showMore = {};
