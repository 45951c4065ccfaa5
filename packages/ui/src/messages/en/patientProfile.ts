export const patientProfile = {};
