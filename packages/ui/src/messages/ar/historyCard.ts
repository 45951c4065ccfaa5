import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const historyCard: Messages['historyCard'] = {
  nameNotRecorded: 'الاسم غير مسجّل',
  by: icu('بواسطة د. <value>{name}</value>'),
  doctorNotRecorded: 'اسم الطبيب غير مسجّل',
  dosage: 'الجرعة',
  frequency: 'عدد مرات الاستعمال',
  instructions: 'التعليمات',
  isMaintenance: 'دواء طويل الأمد',
  yes: 'نعم',
  no: 'لا',
  description: 'الوصف',
  causes: 'الأسباب',
  symptoms: 'الأعراض',
  diagnosis: 'التشخيص',
  treatment: 'العلاج',
  dateOfDiagnosis: 'تاريخ التشخيص',
};
