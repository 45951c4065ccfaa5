export const errorSummary = {};
