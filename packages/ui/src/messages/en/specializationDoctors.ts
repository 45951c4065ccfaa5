import { icu } from '../icu.ts';

export const specializationDoctors = {
  lead: 'Open a profile to see the clinic and contact the doctor.',
  count: icu('{count, plural, one {# doctor} other {# doctors}}'),
  allSpecializations: 'All specializations',
  empty: 'No doctors found!',
  emptyHint: 'No doctors with this specialization have signed up yet.',
  missing: 'Specialization not found',
  missingHint: 'We cannot find this specialization. Choose one from the list.',
};
