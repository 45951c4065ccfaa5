import { icu } from '../icu.ts';

export const sharedRecords = {
  heading: 'Who shares a record with you',
  patients: 'the patients',
  search: 'Search by the patient’s name',
  empty: 'No patient shares a record with you',
  nothingFound: 'No patients found',
  isNew: 'Not opened yet',
  whole: 'The whole record',
  since: icu('Since <date></date>'),
};
