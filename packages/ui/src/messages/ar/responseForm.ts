import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

// U+2066 to U+2069 isolate left-to-right text, such as a value with its unit.
export const responseForm: Messages['responseForm'] = {
  loading: 'جارٍ تحميل الطلب',
  loadingLead: 'جارٍ تحميل الطلب وسجل المريض.',
  thisRequest: 'هذا الطلب',
  notFound: 'لم نعثر على الطلب',
  noAccess: 'لا يمكننا العثور عليه، أو ليست لديك صلاحية الاطلاع عليه.',
  yourRequests: 'طلباتك',
  title: 'كتابة رد',
  recipient: icu('إلى <patient>{name}</patient>'),
  alreadyReplied: 'لقد رددت على هذا الطلب من قبل',
  cannotChange: 'لا يمكنك تغيير الرد بعد حفظه.',
  readResponse: 'قراءة الرد',
  question: 'سؤال المريض',
  noDescription: 'لا يحتوي الطلب على وصف.',
  help: 'املأ حقلًا واحدًا على الأقل في أي علامة تبويب. يجب ذكر اسم كل دواء أو مرض أو حساسية.',
  response: 'الرد',
  names: {
    medicine: 'اسم الدواء',
    chronicDisease: 'اسم المرض المزمن',
    allergy: 'اسم الحساسية',
  },
  attachmentHint: 'لإضافة رابط، ابدأ بكتابة \u2066https://\u2069. ويُعرض أي نص آخر كما هو.',
  dosageHint: 'الكمية في كل مرة مع الوحدة، مثل \u206620 mg\u2069',
  save: 'حفظ',
  beforeSave: 'سيراه المريض فورًا. ولا يمكنك تغييره لاحقًا.',
  filled: 'تم ملؤها',
  fillInOne: 'املأ حقلًا واحدًا على الأقل قبل الحفظ',
  enterName: {
    medicine: 'أدخل اسم الدواء',
    chronicDisease: 'أدخل اسم المرض المزمن',
    allergy: 'أدخل اسم الحساسية',
  },
  futureDiagnosis: 'يجب أن يكون تاريخ التشخيص اليوم أو في الماضي',
  checkMedicine: 'تحقّق من هذا الدواء',
  matchingAllergy: icu(
    'لدى المريض حساسية مسجّلة بهذا الاسم: <allergy>{name}</allergy>. نحن نقارن الأسماء فقط، ولا نقارن المكوّنات أو الأدوية ذات الصلة.',
  ),
  notCompared: 'لم نتمكن من مقارنة هذا الاسم بأنواع الحساسية لدى المريض.',
  record: {
    canStillSave: 'لا يزال بإمكانك كتابة ردك وحفظه.',
    collapsed: 'الأدوية والأمراض والقراءات',
    latestReadings: icu(
      '{shown, plural, zero {أحدث # قراءة} one {أحدث قراءة} two {أحدث قراءتين} few {أحدث # قراءات} many {أحدث # قراءة} other {أحدث # قراءة}} من أصل {total, number}',
    ),
  },
  allergies: {
    heading: 'الحساسية',
    what: 'أنواع الحساسية',
    maybeAllergic: 'لا يعني هذا أن المريض ليست لديه أي حساسية.',
    reminder: 'أنواع الحساسية المسجّلة',
    unknown: 'لم تُحمَّل. قد تكون لدى المريض حساسية.',
    notShared: 'لم تتم مشاركة الحساسية معك: اسأل المريض. ويمكنك الرد على الطلب.',
  },
  medicines: {
    heading: 'الأدوية',
    what: 'الأدوية',
    more: icu(
      '{count, plural, zero {لا أدوية أخرى} one {دواء آخر} two {دواءان آخران} few {# أدوية أخرى} many {# دواءً آخر} other {# دواء آخر}}',
    ),
  },
  chronicDiseases: {
    heading: 'الأمراض المزمنة',
    what: 'الأمراض المزمنة',
    more: icu(
      '{count, plural, zero {لا أمراض مزمنة أخرى} one {مرض مزمن آخر} two {مرضان مزمنان آخران} few {# أمراض مزمنة أخرى} many {# مرضًا مزمنًا آخر} other {# مرض مزمن آخر}}',
    ),
    diagnosed: icu('تاريخ التشخيص: <date></date>'),
  },
  pressures: {
    heading: 'ضغط الدم',
    what: 'قراءات ضغط الدم',
  },
  sugars: {
    heading: 'سكر الدم',
    what: 'قراءات سكر الدم',
  },
};
