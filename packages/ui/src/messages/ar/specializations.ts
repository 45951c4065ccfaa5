import type { Messages } from '../MessagesProvider.tsx';

export const specializations: Messages['specializations'] = {
  title: 'التخصصات الطبية',
  lead: 'اختر مجالًا طبيًا لترى أطباءه.',
  empty: 'لا توجد تخصصات بعد',
  emptyHint: 'تجد جميع الأطباء في صفحة «الأطباء».',
};
