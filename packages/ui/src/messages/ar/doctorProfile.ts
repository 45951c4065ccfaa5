import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const doctorProfile: Messages['doctorProfile'] = {
  loading: 'جارٍ تحميل الملف الشخصي للطبيب',
  missing: 'لم يُعثر على الطبيب',
  missingHint: icu('لا نجد طبيبًا باسم «{name}». تحقّق من كتابة الاسم، أو ابحث في قائمة الأطباء.'),
  allDoctors: 'جميع الأطباء',
  noSpecialization: 'التخصص غير مسجّل',
  contact: 'تواصل',
  tabs: 'ملفك الشخصي',
  about: 'نبذة',
  requests: 'الطلبات',
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
