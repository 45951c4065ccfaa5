import { sampleDoctors } from '../Doctors/Doctors.fixtures.ts';
import type { SpecializationDoctorsView } from './SpecializationDoctors.tsx';
import type { OnePerStatus } from '../../../testing/fixtures.ts';

const sameField = (count: number) =>
  sampleDoctors(count).map((doctor) => Object.assign(doctor, { specialization: 'Cardiology' }));

export const specializationDoctors = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  missing: { status: 'missing' },
  failed: {
    status: 'failed',
    failure: {
      title: 'The doctors could not be loaded',
      message: 'The server did not answer. Check your connection and try again.',
    },
  },
  one: { status: 'ready', doctors: sameField(1) },
  ready: { status: 'ready', doctors: sameField(8) },
  many: { status: 'ready', doctors: sameField(33) },
} satisfies OnePerStatus<SpecializationDoctorsView> & Record<string, SpecializationDoctorsView>;
