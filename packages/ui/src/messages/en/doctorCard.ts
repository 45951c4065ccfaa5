import { icu } from '../icu.ts';

export const doctorCard = {
  doctor: icu('Dr. <value>{name}</value>'),
  nameNotGiven: 'Name not given',
  loading: 'Loading doctors',
};
