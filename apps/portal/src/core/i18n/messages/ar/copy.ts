import type { PortalMessages } from '../en/index.ts';

// Units are isolated as left-to-right text (U+2066 to U+2069).
/** The texts inside of downloaded files in Arabic. */
export const copy: PortalMessages['copy'] = {
  csv: {
    takenAt: 'التاريخ والوقت',
    systolic: 'القيمة العليا، الضغط الانقباضي (\u2066mmHg\u2069)',
    diastolic: 'القيمة السفلى، الضغط الانبساطي (\u2066mmHg\u2069)',
    sugar: 'سكر الدم (\u2066mg/dL\u2069)',
    asRecorded: 'كما سُجّل',
    sentAt: 'أُرسل الطلب في',
    doctor: 'الطبيب',
    request: 'الطلب',
    response: 'الرد',
  },
  answered: 'تم الرد',
  waiting: 'في انتظار الرد',
  doctorLeft: 'لن يصل رد: لم يعد الطبيب يرد هنا',
  longTerm: 'دواء طويل الأمد: نعم',
  notLongTerm: 'دواء طويل الأمد: لا',
};
