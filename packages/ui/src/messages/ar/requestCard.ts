import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const requestCard: Messages['requestCard'] = {
  doctor: icu('د. {name}'),
  nameNotGiven: 'الاسم غير مذكور',
  sent: 'تاريخ الإرسال: ',
  noDescription: 'لا يوجد وصف',
  showFull: 'عرض الوصف كاملًا',
  showLess: 'عرض أقل',
  response: icu('الرد<hidden>: <person></person></hidden>'),
  reply: icu('كتابة رد<hidden> على طلب: <person></person></hidden>'),
  answered: 'تم الرد',
  waiting: 'في انتظار الرد',
  doctorLeft: 'لم يعد الطبيب يرد هنا',
  findAnother: 'البحث عن طبيب آخر',
};
