import { icu } from '../icu.ts';

export const historyCard = {
  nameNotRecorded: 'Name not recorded',
  by: icu('By Dr.<value>{name}</value>'),
  doctorNotRecorded: 'Doctor’s name not recorded',
  yes: 'Yes',
  no: 'No',
};
