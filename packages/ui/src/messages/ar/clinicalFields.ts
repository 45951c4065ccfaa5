import type { Messages } from '../MessagesProvider.tsx';

export const clinicalFields: Messages['clinicalFields'] = {
  sections: {
    generalReport: 'التقرير العام',
    medicine: 'الدواء',
    chronicDisease: 'المرض المزمن',
    allergy: 'الحساسية',
  },
  fields: {
    name: 'الاسم',
    description: 'الوصف',
    diagnosis: 'التشخيص',
    treatmentPlan: 'خطة العلاج',
    notes: 'ملاحظات',
    attachment: 'المرفق',
    dosage: 'الجرعة',
    frequency: 'عدد مرات الاستعمال',
    instructions: 'تعليمات الاستعمال',
    causes: 'الأسباب',
    symptoms: 'الأعراض',
    treatment: 'العلاج',
    dateOfDiagnosis: 'تاريخ التشخيص',
    isMaintenance: 'دواء طويل الأمد',
  },
};
