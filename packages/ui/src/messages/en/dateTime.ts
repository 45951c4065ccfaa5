import { icu } from '../icu.ts';

export const dateTime = {
  notRecorded: 'Date not recorded',
  today: icu('Today, {time}'),
  yesterday: icu('Yesterday, {time}'),
  lessThanAnHour: 'Less than an hour ago',
};
