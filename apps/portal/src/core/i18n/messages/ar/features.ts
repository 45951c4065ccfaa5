import type { PortalMessages } from '../en/index.ts';

/** The links of the features page in Arabic. */
export const features: PortalMessages['features'] = {
  findDoctor: 'اعثر على طبيب لتسأله',
  browseSpecializations: 'تصفّح التخصصات',
  signUpForReadings: 'أنشئ حسابًا لتسجيل القراءات',
  signUpForProfile: 'أنشئ حسابًا ليكون لك ملف شخصي',
  signUpForRecords: 'أنشئ حسابًا لحفظ سجلاتك',
  openProfile: 'افتح ملفك الشخصي',
  seeRequests: 'اعرض طلباتك',
  recordReading: 'سجّل قراءة',
  seeReaders: 'اعرف من يمكنه قراءة سجلّك',
  openRecord: 'افتح سجلّك أو نزّله',
  seeHistory: 'اطّلع على تاريخك المرضي',
};
