import { icu } from '../icu.ts';

export const doctors = {
  title: 'Doctors',
  lead: 'Open a profile to see the clinic and contact the doctor.',
  search: 'Search by name',
  found: icu('{count, plural, one {# doctor found} other {# doctors found}}'),
  empty: 'No doctors found!',
  noDoctors: 'No doctors have signed up yet.',
  noMatch: 'Check the spelling, or search for a shorter part of the name.',
};
