import type { Messages } from '../MessagesProvider.tsx';

export const specializationCard: Messages['specializationCard'] = {
  nameNotGiven: 'الاسم غير مذكور',
  loading: 'جارٍ تحميل التخصصات',
};
