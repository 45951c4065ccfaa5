import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const recordSummary: Messages['recordSummary'] = {
  loading: icu('جارٍ تحميل {what}'),
  noneRecorded: 'لا شيء مسجّل هنا',
  retry: icu('إعادة المحاولة<hidden>: {what}</hidden>'),
  notShared: 'غير مشارَك معك',
  logIn: icu('<link>سجّل الدخول</link> للاطلاع على {what}'),
  nameNotRecorded: 'الاسم غير مسجّل',
  asRecorded: 'كما سُجّل',
  notRecorded: 'غير مسجّل',
};
