import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const doctorProfile: Messages['doctorProfile'] = {
  loading: 'جارٍ تحميل الملف الشخصي للطبيب',
  missing: 'لم يُعثر على الطبيب',
  missingHint: icu('لا نجد طبيبًا باسم «{name}». تحقّق من كتابة الاسم، أو ابحث في قائمة الأطباء.'),
  allDoctors: 'جميع الأطباء',
  noSpecialization: 'التخصص غير مسجّل',
  contact: 'تواصل',
  requestSent: icu('طلبك الآن لدى <doctor></doctor>'),
  afterRequest: icu('سيظهر الرد في ملفك الشخصي ضمن <link>الطلبات</link>. لا يوجد وقت محدد للرد.'),
  responseSent: 'أُرسل ردك',
  afterResponse: icu('يمكن للمريض قراءته الآن. تجده ضمن <link>طلبات تم الرد عليها</link>.'),
  next: {
    loading: 'جارٍ البحث عن أقدم طلب في الانتظار',
    none: 'لا توجد طلبات أخرى في الانتظار.',
    new: icu('التالي: {name}'),
    hour: icu(
      'التالي: {name}، في الانتظار منذ {count, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
    ),
    day: icu(
      'التالي: {name}، في الانتظار منذ {count, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
    ),
    link: 'الطلب التالي',
    retry: 'إعادة المحاولة',
  },
  nameNotGiven: 'الاسم غير مذكور',
  review: {
    pending: {
      title: 'لم يُراجَع ملفك الشخصي بعد',
      text: 'لا يمكن للمرضى العثور عليك أو الكتابة إليك إلى أن يراجعه القائمون على هذه البوابة. يمكنك استكمال ملفك الشخصي في هذه الأثناء.',
    },
    refused: {
      title: 'رُفض تسجيلك طبيبًا',
      text: 'لا يمكن للمرضى العثور عليك أو الكتابة إليك. إن كنت ترى أن ذلك خطأ، فتواصل مع القائمين على هذه البوابة.',
    },
  },
  tabs: 'ملفك الشخصي',
  about: 'نبذة',
  requests: 'الطلبات',
  patients: 'المرضى',
  aboutMe: 'نبذة عني',
  editAboutMe: 'تعديل «نبذة عني»',
  cvUrl: 'رابط السيرة الذاتية',
  cvUrlHint: 'عنوان ويب يبدأ بـ https://',
  cvUrlFormat: 'أدخل عنوان ويب يبدأ بـ https:// أو http://',
  bio: 'نبذة تعريفية',
  clinic: 'العيادة',
  editClinic: 'تعديل العيادة',
  name: 'الاسم',
  enterName: 'أدخل اسم العيادة، أو اترك جميع الحقول فارغة إن لم تكن لديك عيادة',
  location: 'الموقع',
  openHours: 'ساعات العمل',
  openHoursHint: 'مثال: من الاثنين إلى الجمعة، 9:00–17:00',
};
