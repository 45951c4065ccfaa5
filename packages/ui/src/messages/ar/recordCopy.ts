import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

// Units are isolated as left-to-right text (U+2066 to U+2069).
export const recordCopy: Messages['recordCopy'] = {
  title: 'تنزيل سجلي',
  lead: 'تُنشأ النسخة على هذا الجهاز. لا يُحفظ شيء ولا يُرسل إلى أي مكان.',
  format: 'الصيغة',
  formats: {
    print: { label: 'صفحة للطباعة', hint: 'للطباعة أو للحفظ بصيغة PDF' },
    csv: { label: 'ملفات CSV', hint: 'لبرامج الجداول: القراءات والطلبات والردود' },
    fhir: { label: 'ملف FHIR R4', hint: 'لتطبيق صحي آخر أو لعيادة' },
  },
  include: 'ما تتضمنه النسخة',
  sections: {
    details: 'بيانات الاتصال والمعلومات الطبية',
    allergies: 'الحساسية',
    medicines: 'الأدوية',
    chronicDiseases: 'الأمراض المزمنة',
    pressures: 'قراءات ضغط الدم',
    sugars: 'قراءات سكر الدم',
    requests: 'الطلبات والردود',
  },
  noneChosen: 'اختر قسمًا واحدًا على الأقل',
  create: 'إنشاء النسخة',
  tryAgain: 'حاول مرة أخرى',
  cancel: 'إلغاء',
  building: icu('جارٍ قراءة سجلك: {read, number} من {total, number}'),
  failed: 'لم يُنزَّل شيء',
  unread: icu('تعذّرت قراءة: {sections}. {reason}'),
  ready: 'نسختك جاهزة',
  keepSafe: 'احفظها في مكان آمن: يستطيع كل من يفتحها قراءة سجلك.',
  download: icu('تنزيل <file>{name}</file>'),
  print: 'الطباعة أو الحفظ بصيغة PDF',
  close: 'إغلاق',
  ofResponse: {
    title: 'تنزيل هذا الرد',
    keepSafe: 'تُنشأ النسخة على هذا الجهاز. احفظها في مكان آمن: كل من يفتحها يمكنه قراءة هذا الرد.',
    fhir: 'تنزيل ملف FHIR R4',
  },
  page: {
    record: 'السجل الصحي',
    created: icu(
      'أُنشئ في <date></date> باستخدام MedPortal. الأوقات حسب المنطقة الزمنية \u2066{zone}\u2069.',
    ),
    byPatient: 'سجّلها المريض.',
    dateTime: 'التاريخ والوقت',
    upper: 'القيمة العليا، الضغط الانقباضي (\u2066mmHg\u2069)',
    lower: 'القيمة السفلى، الضغط الانبساطي (\u2066mmHg\u2069)',
    sugarMgPerDl: 'سكر الدم (\u2066mg/dL\u2069)',
    sugarMmolPerL: 'سكر الدم (\u2066mmol/L\u2069)',
    asRecorded: icu('<value>{text}</value> (كما سُجّل)'),
    notRecorded: 'غير مسجّل',
    readings: icu(
      '{count, plural, zero {لا قراءات} one {قراءة واحدة} two {قراءتان} few {# قراءات} many {# قراءة} other {# قراءة}}، من الأحدث إلى الأقدم. سجّلها المريض.',
    ),
  },
};
