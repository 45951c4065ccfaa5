import { icu } from '@medportal/ui/messages';
import type { PortalMessages } from '../en.ts';

// Units are isolated as left-to-right text (U+2066 to U+2069).
/** The texts inside of downloaded files in Arabic. */
export const copy: PortalMessages['copy'] = {
  csv: {
    takenAt: 'التاريخ والوقت',
    systolic: 'القيمة العليا، الضغط الانقباضي (\u2066mmHg\u2069)',
    diastolic: 'القيمة السفلى، الضغط الانبساطي (\u2066mmHg\u2069)',
    sugar: 'سكر الدم (\u2066mg/dL\u2069)',
    asRecorded: 'كما سُجّل',
  },
  notes: {
    longTerm: 'دواء طويل الأمد: نعم',
    notLongTerm: 'دواء طويل الأمد: لا',
    description: icu('الوصف: {text}'),
    causes: icu('الأسباب: {text}'),
    symptoms: icu('الأعراض: {text}'),
    diagnosis: icu('التشخيص: {text}'),
    treatment: icu('العلاج: {text}'),
    dateOfDiagnosis: icu('تاريخ التشخيص: {text}'),
    treatmentPlan: icu('خطة العلاج: {text}'),
    notes: icu('ملاحظات: {text}'),
    attachment: icu('المرفق: {text}'),
  },
};
