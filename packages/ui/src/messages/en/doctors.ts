export const doctors = {};
