import { icu } from '@medportal/ui/messages';
import type { PortalMessages } from '../en/index.ts';

/** The texts of pages and their frame in Arabic. */
export const pages: PortalMessages['pages'] = {
  noScript: 'يحتاج MedPortal إلى JavaScript. يُرجى تفعيله وإعادة تحميل الصفحة.',
  pageTitle: icu('{page} – MedPortal'),
  doctor: icu('د. {name}'),
  navigation: {
    home: 'الرئيسية',
    features: 'المزايا',
    doctors: 'الأطباء',
    specializations: 'التخصصات الطبية',
  },
  titles: {
    home: {
      title: 'صحة أفضل تبدأ من هنا',
      description: 'اعثر على الأطباء، وأرسل طلبات الفحص الصحي، واقرأ ردودهم.',
    },
    features: {
      title: 'المزايا',
      description: 'ما يقدّمه MedPortal للمرضى والأطباء، وأين تجده.',
    },
    doctors: {
      title: 'الأطباء',
      description: 'ابحث عن الأطباء بالاسم واطّلع على ملفاتهم.',
    },
    specializations: {
      title: 'التخصصات الطبية',
      description: 'جميع التخصصات الطبية في MedPortal، مع أطباء كل منها.',
    },
    specializationDoctors: icu('أطباء {specialization}'),
    login: {
      title: 'تسجيل الدخول',
      description: 'سجّل الدخول إلى MedPortal، مريضًا كنت أو طبيبًا.',
    },
    register: {
      title: 'إنشاء حساب',
      description: 'أنشئ حسابًا في MedPortal: مريضًا يسأل، أو طبيبًا يرد.',
    },
    patientRegister: {
      title: 'إنشاء حساب مريض',
      description: 'أنشئ حساب مريض في MedPortal لترسل طلبات الفحص الصحي إلى الأطباء.',
    },
    doctorRegister: {
      title: 'إنشاء حساب طبيب',
      description: 'أنشئ حساب طبيب في MedPortal لترد على طلبات المرضى.',
    },
    forgotPassword: {
      title: 'هل نسيت كلمة المرور؟',
      description: 'احصل على رابط لاختيار كلمة مرور جديدة في MedPortal.',
    },
    resetPassword: 'اختر كلمة مرور جديدة',
    confirmEmail: 'أكّد بريدك الإلكتروني',
    unsubscribe: 'إيقاف الرسائل عن الردود',
    account: 'الحساب',
    accountClosed: 'تم إغلاق حسابك',
    ownDoctor: {
      requests: icu('الطلبات · د. {name}'),
      patients: icu('المرضى · د. {name}'),
    },
    patient: {
      dailyCheck: icu('القراءات · {name}'),
      requests: icu('الطلبات · {name}'),
      medHistory: icu('التاريخ المرضي · {name}'),
      sharing: icu('المشاركة · {name}'),
    },
    requestForm: icu('طلب إلى د. {name}'),
    response: 'الرد',
    responseFrom: icu('رد من د. {name}'),
    requestTo: icu('طلبك إلى د. {name}'),
    responseTo: icu('رد على {name}'),
    requestFrom: icu('طلب من {name}'),
    reply: 'كتابة رد',
    replyTo: icu('كتابة رد على {name}'),
    error: 'خطأ غير متوقع في التطبيق',
  },
  logInToContinue: {
    title: 'سجّل الدخول للمتابعة',
    message: 'سنعيدك إلى الصفحة التي كنت فيها.',
  },
  unsaved: {
    reading: 'لم تُحفظ قراءتك بعد. إذا غادرت هذه الصفحة، فستفقد ما أدخلته.',
    request: 'لم يُرسل طلبك بعد. إذا غادرت هذه الصفحة، فستفقد ما أدخلته.',
    response: 'لم يُحفظ ردك بعد. إذا غادرت هذه الصفحة، فستفقد ما أدخلته.',
  },
  session: {
    ended: 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.',
    unreadable: 'سجّلنا خروجك لأننا لم نتمكن من قراءة جلستك. يُرجى تسجيل الدخول من جديد.',
    replaced: icu('تم تسجيل دخولك الآن باسم {name}.'),
    replacedElsewhere: icu('تم تسجيل دخولك الآن باسم {name}، من علامة تبويب أخرى.'),
    loggedOutElsewhere: 'سجّلت الخروج في علامة تبويب أخرى.',
    loggedInElsewhere: 'سجّلت الدخول في علامة تبويب أخرى.',
  },
  toasts: {
    region: 'الإشعارات، Alt+T',
    close: 'إغلاق',
  },
  failures: {
    pageNotLoaded: 'تعذّر تحميل هذه الصفحة. تحقق من اتصالك ثم أعد تحميل الصفحة.',
    languageNotLoaded: 'تعذّر تغيير اللغة. تحقق من اتصالك ثم أعد تحميل الصفحة وحاول مرة أخرى.',
  },
};
