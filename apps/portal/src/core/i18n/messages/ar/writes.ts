import { icu } from '@medportal/ui/messages';
import type { PortalMessages } from '../en/index.ts';

const notSignedUp = 'تعذّر إنشاء حسابك';

/** The texts about writes in Arabic. */
export const writes: PortalMessages['writes'] = {
  dataDownloaded: 'تم تنزيل البيانات',
  toasts: {
    loggedIn: 'تم تسجيل الدخول بنجاح',
    reopened: 'مرحبًا بعودتك. حسابك مفتوح من جديد.',
    signedUp: 'تم إنشاء الحساب بنجاح',
    requestSent: 'تم إرسال الطلب بنجاح',
    responseSent: 'تم إرسال الرد بنجاح',
  },
  operations: {
    addBloodPressure: { failed: 'تعذّر حفظ ضغط دمك', button: 'حفظ ضغط الدم' },
    addBloodSugar: { failed: 'تعذّر حفظ سكر دمك', button: 'حفظ سكر الدم' },
    createRequest: { failed: 'تعذّر إرسال طلبك', button: 'إرسال الطلب' },
    createResponse: { failed: 'تعذّر حفظ ردك', button: 'حفظ' },
    changePassword: {
      failed: 'تعذّر تغيير كلمة المرور',
      button: 'حفظ',
      done: 'تم تغيير كلمة المرور',
    },
    changeEmail: {
      failed: 'تعذّر إرسال الرابط',
      button: 'إرسال الرابط',
      done: 'تم إرسال الرابط',
    },
    closeAccount: { failed: 'تعذّر إغلاق حسابك', button: 'إغلاق حسابي' },
    confirmEmail: { failed: 'تعذّر تأكيد بريدك الإلكتروني', button: 'تأكيد البريد الإلكتروني' },
    declineRequests: { failed: 'تعذّر حفظ اختيارك', button: 'حفظ', done: 'تم الحفظ' },
    endOtherSessions: {
      failed: 'تعذّر تسجيل خروجك من الأجهزة الأخرى',
      button: 'تسجيل الخروج',
      done: 'تم تسجيل الخروج من الأجهزة الأخرى',
    },
    endSession: {
      failed: 'تعذّر تسجيل خروج الجهاز',
      button: 'تسجيل الخروج',
      done: 'تم تسجيل خروج الجهاز',
    },
    login: { failed: 'تعذّر تسجيل دخولك', button: 'تسجيل الدخول' },
    registerDoctor: { failed: notSignedUp, button: 'إنشاء حساب' },
    registerPatient: { failed: notSignedUp, button: 'إنشاء حساب' },
    requestPasswordReset: { failed: 'تعذّر إرسال الرابط', button: 'إرسال الرابط' },
    resetPassword: {
      failed: 'تعذّر حفظ كلمة المرور الجديدة',
      button: 'تغيير كلمة المرور',
    },
    shareRecord: {
      failed: 'تعذّر حفظ ما تشاركه',
      button: 'حفظ',
      done: 'تم حفظ المشاركة',
    },
    stopSharing: {
      failed: 'تعذّر إيقاف المشاركة',
      button: 'إيقاف المشاركة',
      done: 'تم إيقاف المشاركة',
    },
    updateClinic: { failed: 'تعذّر حفظ عيادتك', button: 'حفظ', done: 'تم حفظ العيادة' },
    updateDoctorProfile: {
      failed: 'تعذّر حفظ ملفك الشخصي',
      button: 'حفظ',
      done: 'تم حفظ الملف الشخصي',
    },
    updateContact: {
      failed: 'تعذّر حفظ بيانات الاتصال',
      button: 'حفظ',
      done: 'تم حفظ بيانات الاتصال',
    },
    updateNotices: {
      failed: 'تعذّر تغيير إشعاراتك',
      button: 'تفعيل',
      done: 'تم تغيير الإشعارات',
    },
    unsubscribe: { failed: 'تعذّر إيقاف الرسائل', button: 'إيقاف' },
    updatePatientProfile: {
      failed: 'تعذّر حفظ معلوماتك الطبية',
      button: 'حفظ',
      done: 'تم حفظ المعلومات الطبية',
    },
  },
  outcomeUnknown: {
    checkConnection: 'تحقق من اتصالك.',
    checkFirst: icu('تحقق من عدم وجوده قبل أن تضغط «{button}» مرة أخرى.'),
    saved: {
      title: 'لا نعلم هل تم الحفظ',
      pressAgain: icu('اضغط «{button}» مرة أخرى: لن يُحفظ مرتين.'),
    },
    sent: {
      title: 'لا نعلم هل تم الإرسال',
      pressAgain: icu('اضغط «{button}» مرة أخرى: لن يُرسل مرتين.'),
    },
    closed: {
      title: 'لا نعلم هل أُغلق حسابك',
      pressAgain: icu(
        'اضغط «{button}» مرة أخرى. إذا طُلب منك تسجيل الدخول فقد أُغلق بالفعل، وتسجيل الدخول يفتحه من جديد.',
      ),
    },
    signedUp: {
      title: 'لا نعلم هل أُنشئ حسابك',
      pressAgain: icu('اضغط «{button}» مرة أخرى: لن يُنشأ حسابك مرتين.'),
    },
  },
};
