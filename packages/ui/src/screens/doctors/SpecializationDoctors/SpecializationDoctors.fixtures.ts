import { sampleDoctors } from '../Doctors/Doctors.fixtures.ts';
import type { SpecializationDoctorsView } from './SpecializationDoctors.tsx';
import type { OnePerStatus } from '../../../testing/fixtures.ts';
import { noAnswer } from '../../shared/failed.fixtures.ts';

const sameField = (count: number) =>
  sampleDoctors(count).map((doctor) => Object.assign(doctor, { specialization: 'Cardiology' }));

export const specializationDoctors = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  missing: { status: 'missing' },
  failed: noAnswer('The doctors could not be loaded'),
  one: { status: 'ready', doctors: sameField(1) },
  ready: { status: 'ready', doctors: sameField(8) },
  many: { status: 'ready', doctors: sameField(33) },
} satisfies OnePerStatus<SpecializationDoctorsView> & Record<string, SpecializationDoctorsView>;
