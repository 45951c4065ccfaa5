import type { SpecializationsView } from './Specializations.tsx';
import type { OnePerStatus } from '../../../testing/fixtures.ts';
import { noAnswer } from '../../shared/failed.fixtures.ts';

const listed = (names: readonly string[]) => ({
  status: 'ready' as const,
  specializations: names.map((name, index) => ({
    id: index + 1,
    name,
    href: `#specialization-${index + 1}`,
  })),
});

const six = [
  'Cardiology',
  'Dermatology',
  'Neurology',
  'Pediatrics',
  'Orthopedics',
  'Ophthalmology',
] as const;

const longName = 'Interdisciplinary Otorhinolaryngology and Maxillofacial Example Medicine';

export const specializations = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  failed: noAnswer('The specializations could not be loaded'),
  one: listed(['Cardiology']),
  ready: listed(six),
  many: listed([...six, 'Psychiatry', 'Endocrinology', longName, 'طب الأسرة']),
  longName: listed(['Cardiology', longName, 'Neurology']),
  arabic: listed(['طب القلب', 'طب الأسرة', 'طب العيون']),
} satisfies OnePerStatus<SpecializationsView> & Record<string, SpecializationsView>;
