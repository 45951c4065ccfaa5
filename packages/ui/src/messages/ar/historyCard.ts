import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const historyCard: Messages['historyCard'] = {
  nameNotRecorded: 'الاسم غير مسجّل',
  by: icu('بواسطة د. <value>{name}</value>'),
  doctorNotRecorded: 'اسم الطبيب غير مسجّل',
  yes: 'نعم',
  no: 'لا',
};
