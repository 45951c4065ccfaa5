import type { Messages } from '../MessagesProvider.tsx';

export const doctorRegister: Messages['doctorRegister'] = {
  title: 'إنشاء حساب طبيب',
  lead: 'يمكن للمرضى أن يجدوك بالاسم أو بالتخصص، وأن يرسلوا إليك طلبات.',
  reviewed: 'نراجع ملفك الشخصي قبل أن يجده المرضى.',
  specialization: 'التخصص الطبي',
  loading: 'جارٍ تحميل التخصصات…',
  empty: 'لا توجد تخصصات بعد',
  retry: 'إعادة المحاولة',
  waitForSpecializations: 'انتظر حتى يكتمل تحميل التخصصات، ثم اختر «إنشاء حساب» مرة أخرى',
  retrySpecializations: 'اختر «إعادة المحاولة» لتحميل التخصصات، ثم اختر تخصصك',
  noSpecializations: 'لا يمكنك إنشاء حساب الآن: لا توجد تخصصات للاختيار منها. حاول مرة أخرى لاحقًا',
  chooseSpecialization: 'اختر تخصصك الطبي',
};
