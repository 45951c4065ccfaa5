import type { DoctorSummary } from './DoctorCard.tsx';

const full: DoctorSummary = {
  name: 'Sample One',
  href: '#doctor',
  gender: 'female',
  clinicName: 'Sample Street Clinic',
  specialization: 'Cardiology',
};

export const doctorSummaries = {
  full,
  male: { ...full, name: 'Sample Two', gender: 'male' },
  genderMissing: { ...full, name: 'Sample Three', gender: 'unspecified' },
  clinicUnknown: { ...full, clinicName: undefined },
  specializationMissing: { ...full, specialization: undefined },
  nameOnly: { name: 'Sample Four', href: '#doctor', gender: 'unspecified' },
  nameNotGiven: { ...full, name: undefined, href: undefined },
  longName: {
    ...full,
    name: 'Maximiliane Alexandra Example-Longlastname von und zu Musterhausen-Beispielstadt',
    specialization: 'Otorhinolaryngology',
  },
  longClinic: {
    ...full,
    clinicName: 'The Synthetic Centre for Exhaustively and Unnecessarily Long Clinic Names, East',
  },
  arabic: {
    ...full,
    name: 'مريم المثالية',
    clinicName: 'عيادة تجريبية',
    specialization: 'طب القلب',
  },
} satisfies Record<string, DoctorSummary>;
