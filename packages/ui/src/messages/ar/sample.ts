import type { Messages } from '../MessagesProvider.tsx';

export const sample: Messages['sample'] = {
  label: 'مثال',
  doctor: 'طبيب تجريبي',
  specialization: 'طب القلب',
  clinic: 'عيادة الورقة الخضراء',
  date: '1 يونيو',
  question: 'أشعر بدوار في الصباح. ما الذي يمكن أن يساعد؟',
  height: 'الطول',
  weight: 'الوزن',
  condition: 'الربو',
  symptoms: 'ضيق في التنفس ليلًا',
  treatment: 'بخاخ قبل ممارسة الرياضة',
  you: 'أنت',
  ownRecord: 'سجلك الخاص',
  askedDoctor: 'أرسلتَ إليه طلبًا',
};
