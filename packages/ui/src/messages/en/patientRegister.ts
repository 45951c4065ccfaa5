export const patientRegister = {};
