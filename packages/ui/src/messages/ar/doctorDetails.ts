import type { Messages } from '../MessagesProvider.tsx';

export const doctorDetails: Messages['doctorDetails'] = {
  about: 'نبذة عني',
  noBio: 'لا توجد نبذة...',
  cv: 'السيرة الذاتية',
  contact: 'بيانات الاتصال',
  loading: 'جارٍ تحميل معلومات الطبيب وعيادته وبيانات الاتصال به.',
};
