export const patientRegister = {
  title: 'Sign up as a patient',
  lead: 'Find doctors, send them health-check requests, and keep your records in one place.',
};
