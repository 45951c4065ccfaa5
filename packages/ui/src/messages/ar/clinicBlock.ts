import type { Messages } from '../MessagesProvider.tsx';

export const clinicBlock: Messages['clinicBlock'] = {
  title: 'العيادة',
  name: 'الاسم',
  location: 'الموقع',
  openHours: 'ساعات العمل',
  none: 'لا توجد بيانات عن العيادة بعد',
};
