export const DEMO_LOGINS = {
  doctor: { role: 'Doctor', email: 'doctor@demo.example', password: 'demo-portal-2024' },
  patient: { role: 'Patient', email: 'patient@demo.example', password: 'demo-portal-2024' },
} as const;
