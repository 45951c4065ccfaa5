export const staleNotice = {};
