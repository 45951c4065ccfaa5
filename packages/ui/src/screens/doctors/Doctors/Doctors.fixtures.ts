import type { DoctorSummary } from '../../../components/DoctorCard/DoctorCard.tsx';
import type { DoctorsView } from './Doctors.tsx';
import type { OnePerStatus } from '../../../testing/fixtures.ts';
import { noAnswer } from '../../shared/failed.fixtures.ts';

type Person = Omit<DoctorSummary, 'href'>;

const ada: Person = {
  name: 'Ada Sample',
  gender: 'female',
  clinicName: 'Sample Street Clinic',
  specialization: 'Cardiology',
};

const people: readonly Person[] = [
  ada,
  { name: 'Bruno Example', gender: 'male', specialization: 'Dermatology' },
  {
    name: 'مريم المثالية',
    gender: 'female',
    clinicName: 'عيادة تجريبية',
    specialization: 'Neurology',
  },
  {
    name: 'Demo Person',
    gender: 'unspecified',
    clinicName: 'Demo Health House',
    specialization: 'Pediatrics',
  },
  {
    name: 'Maximiliane Alexandra Example-Longlastname von und zu Musterhausen',
    gender: 'female',
    clinicName: 'The Synthetic Centre for Exhaustively Long Clinic Names, East Wing',
    specialization: 'Otorhinolaryngology and Maxillofacial Example Medicine',
  },
  {
    name: 'Elif Örnek',
    gender: 'female',
    clinicName: 'Örnek Clinic',
    specialization: 'Cardiology',
  },
  {
    name: 'Ελένη Δείγμα',
    gender: 'male',
    clinicName: 'Sample Bay Practice',
    specialization: 'Orthopedics',
  },
  { name: 'Fictional Fred', gender: 'male' },
  {
    name: 'Олена Приклад',
    gender: 'female',
    clinicName: 'Placeholder Park Clinic',
    specialization: 'Ophthalmology',
  },
];

/** Creates `count` synthetic doctors; repeated names get a number. */
export function sampleDoctors(count: number): DoctorSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const person = people[index % people.length] ?? ada;
    const round = Math.floor(index / people.length) + 1;
    return {
      ...person,
      name: round === 1 ? person.name : `${person.name} ${round}`,
      href: `#doctor-${index + 1}`,
    };
  });
}

export const doctors = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  failed: noAnswer('The doctors could not be loaded'),
  one: { status: 'ready', doctors: sampleDoctors(1), totalCount: 1, more: 'none' },
  nine: { status: 'ready', doctors: sampleDoctors(9), totalCount: 9, more: 'none' },
  ready: { status: 'ready', doctors: sampleDoctors(9), totalCount: 24, more: 'available' },
  eighteen: { status: 'ready', doctors: sampleDoctors(18), totalCount: 24, more: 'available' },
  lastPage: { status: 'ready', doctors: sampleDoctors(24), totalCount: 24, more: 'none' },
  morePending: { status: 'ready', doctors: sampleDoctors(9), totalCount: 24, more: 'pending' },
  moreFailed: { status: 'ready', doctors: sampleDoctors(9), totalCount: 24, more: 'failed' },
} satisfies OnePerStatus<DoctorsView> & Record<string, DoctorsView>;
