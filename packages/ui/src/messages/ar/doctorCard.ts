import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const doctorCard: Messages['doctorCard'] = {
  doctor: icu('د. <value>{name}</value>'),
  nameNotGiven: 'الاسم غير مذكور',
  loading: 'جارٍ تحميل الأطباء',
};
