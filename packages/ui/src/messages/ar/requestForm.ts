import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const requestForm: Messages['requestForm'] = {
  loading: 'جارٍ تحميل نموذج الطلب',
  title: 'إرسال طلب',
  lead: 'اذكر ما تودّ أن يفحصه الطبيب. سيرد عليك الطبيب هنا في MedPortal.',
  doctorNotFound: 'لم نعثر على الطبيب',
  lookInList: 'لا يمكننا العثور على هذا الطبيب. ابحث عن الاسم في قائمة الأطباء.',
  allDoctors: 'جميع الأطباء',
  patientsOnly: 'يمكن للمرضى فقط إرسال الطلبات',
  logInAsPatient: 'لقد سجّلت الدخول بصفة طبيب. لإرسال طلب، سجّل الدخول بصفة مريض.',
  logInToSend: 'سجّل الدخول لإرسال طلب',
  private: 'لا يمكن لأحد غيرك أنت والطبيب قراءة طلبك. ستعود إلى هنا بعد تسجيل الدخول.',
  logIn: 'تسجيل الدخول',
  notForEmergencies: 'ليس للحالات الطارئة',
  emergencyAdvice:
    'إذا كنت تعاني ألمًا في الصدر، أو صعوبة في التنفس، أو نزيفًا شديدًا، أو أي عرض آخر لا يحتمل الانتظار، فاتصل بخدمات الطوارئ المحلية الآن.',
  noLongerShared: icu('لم تعد تشارك سجلك مع د. {name}'),
  requestOnly: 'سيرى الطبيب هذا الطلب، ولكن لن يرى سجلك.',
  shareAgain: icu('السماح بقراءة سجلي من جديد: د. {name}'),
  opensRecord: icu(
    'عندما ترسل هذا الطلب، يمكن قراءة سجلك: البيانات والقراءات والأدوية والأمراض والحساسية. الطبيب: د. {name}.',
  ),
  choose: icu('اختر ما يمكن أن يقرأه د. {name}'),
  paused: {
    declined: icu('لا يستقبل د. {name} طلبات جديدة منك'),
    waiting: icu('عدد طلباتك التي تنتظر رد د. {name}: {count, number}'),
    day: icu('عدد طلباتك خلال 24 ساعة: {count, number}'),
    dayHint: icu('يمكنك إرسال طلب آخر ابتداءً من <date></date>.'),
    yourRequests: 'طلباتك',
  },
  goesTo: 'يُرسل طلبك إلى',
  description: 'الوصف',
  descriptionHint: 'ما المشكلة، ومتى بدأت، وماذا جرّبت لعلاجها؟ اذكر الأدوية التي تتناولها.',
  submit: 'إرسال الطلب',
  cancel: 'إلغاء',
  enterDescription: 'اذكر ما تودّ أن يفحصه الطبيب',
};
