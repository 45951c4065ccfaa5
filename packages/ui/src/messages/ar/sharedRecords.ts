import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const sharedRecords: Messages['sharedRecords'] = {
  heading: 'المرضى الذين يشاركونك سجلاتهم',
  patients: 'المرضى',
  search: 'ابحث باسم المريض',
  empty: 'لا يشاركك أي مريض سجله',
  nothingFound: 'لم يُعثر على مرضى',
  isNew: 'لم يُفتح بعد',
  whole: 'السجل كله',
  since: icu('منذ <date></date>'),
};
