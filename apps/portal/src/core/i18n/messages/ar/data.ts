import { icu } from '@medportal/ui/messages';
import type { PortalMessages } from '../en/index.ts';

const doctorsNotLoaded = 'تعذّر تحميل الأطباء';
const requestsNotLoaded = 'تعذّر تحميل الطلبات';
const notCreated = 'لم يُنشأ الحساب';
const unavailable = 'MedPortal غير متاح في الوقت الحالي.';
const ourSide = 'حدث خطأ من جانبنا. حاول مرة أخرى بعد قليل.';
const refused = 'لم نتمكن من قبول هذا. تحقق مما أدخلته وحاول مرة أخرى.';
const sessionEnded = 'انتهت جلستك. سجّل الدخول من جديد ثم حاول مرة أخرى.';

/** The texts about reads and failures in Arabic. */
export const data: PortalMessages['data'] = {
  reads: {
    getAccount: 'تعذّر تحميل بريدك الإلكتروني وبيانات الاتصال',
    getAccountData: 'تعذّر تنزيل بياناتك',
    getDoctor: 'تعذّر تحميل بيانات هذا الطبيب',
    getInbox: 'تعذّر تحميل الجديد',
    getPatient: 'تعذّر تحميل بيانات هذا المريض',
    getRequest: 'تعذّر تحميل الرد',
    getUnansweredRequest: 'تعذّر تحميل الطلب',
    listAccessLog: 'تعذّر تحميل سجل الاطّلاع',
    listAllergies: 'تعذّر تحميل أنواع الحساسية',
    listBloodPressures: 'تعذّر تحميل قراءات ضغط الدم',
    listBloodSugars: 'تعذّر تحميل قراءات سكر الدم',
    listChronicDiseases: 'تعذّر تحميل الأمراض المزمنة',
    listDoctorRequests: requestsNotLoaded,
    listDoctors: doctorsNotLoaded,
    listDoctorsBySpecialization: doctorsNotLoaded,
    listGrants: 'تعذّر تحميل الأطباء الذين يمكنهم قراءة سجلك',
    listInboxRequests: requestsNotLoaded,
    listLogIns: 'تعذّر تحميل تسجيلات الدخول',
    listMedicines: 'تعذّر تحميل الأدوية',
    listPatientRequests: requestsNotLoaded,
    listPatients: 'تعذّر تحميل المرضى',
    listSessions: 'تعذّر تحميل الأجهزة التي سجّلت دخولك منها',
    listSpecializations: 'تعذّر تحميل التخصصات',
  },
  failures: {
    unreachable: 'تعذّر الوصول إلى MedPortal. تحقق من اتصالك وحاول مرة أخرى.',
    sessionEnded,
    ourSide,
    refused,
    tooSlow: 'يستغرق هذا وقتًا أطول من اللازم. حاول مرة أخرى بعد قليل.',
    cancelled: 'أُلغيت العملية. حاول مرة أخرى.',
    invalidAddress: 'هذا العنوان غير صالح.',
    wrongCredentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    unreadableLogIn: 'تعذّر تسجيل دخولك بسبب مشكلة من جانبنا. حاول مرة أخرى لاحقًا.',
    unexplained: 'لم ينجح ذلك. يُرجى المحاولة مرة أخرى.',
    unavailable,
    waitSeconds: icu(
      '{seconds, plural, zero {انتظر قليلًا} one {انتظر ثانية واحدة} two {انتظر ثانيتين} few {انتظر # ثوانٍ} many {انتظر # ثانية} other {انتظر # ثانية}} وحاول مرة أخرى.',
    ),
    waitMinutes: icu(
      '{minutes, plural, zero {انتظر قليلًا} one {انتظر دقيقة واحدة} two {انتظر دقيقتين} few {انتظر # دقائق} many {انتظر # دقيقة} other {انتظر # دقيقة}} وحاول مرة أخرى.',
    ),
    waitHours: icu(
      '{hours, plural, zero {انتظر قليلًا} one {انتظر ساعة واحدة} two {انتظر ساعتين} few {انتظر # ساعات} many {انتظر # ساعة} other {انتظر # ساعة}} وحاول مرة أخرى.',
    ),
    // The server's reason is in English.
    field: () => 'لم نتمكن من قبول هذه القيمة. غيّرها وحاول مرة أخرى.',
  },
  problems: {
    'already-answered': { title: 'تم الرد من قبل', message: 'سبق الرد على هذا الطلب.' },
    conflict: {
      title: 'تم ذلك من قبل',
      message: 'لا يتوافق هذا مع البيانات المحفوظة. أعد تحميل الصفحة وحاول مرة أخرى.',
    },
    'email-link-invalid': {
      title: 'لم يعد هذا الرابط صالحًا',
      message: 'يعمل الرابط مرة واحدة ولمدة 24 ساعة. لم يتغير بريدك الإلكتروني. اطلب رابطًا آخر.',
    },
    'email-taken': {
      title: 'هذا البريد الإلكتروني مستخدم',
      message: 'يوجد حساب بهذا البريد الإلكتروني.',
    },
    forbidden: { title: 'غير مسموح', message: 'لا يسمح حسابك بهذا.' },
    'internal-error': { title: 'حدث خطأ', message: ourSide },
    'invalid-input': { title: 'تحقق مما أدخلته', message: refused },
    'key-in-flight': {
      title: 'العملية جارية',
      message: 'ما زال الحفظ جاريًا. حاول مرة أخرى بعد قليل.',
    },
    'key-reused': {
      title: 'أُرسل من قبل',
      message: 'سبق إرسال هذا بمحتوى آخر. أعد تحميل الصفحة وتحقق منه.',
    },
    'method-not-allowed': { title: 'غير ممكن', message: ourSide },
    'name-taken': {
      title: notCreated,
      message: 'يوجد حساب بهذا الاسم. أضف اسمًا أوسط أو حرفًا أول.',
    },
    'name-too-similar': {
      title: notCreated,
      message: 'يشبه هذا الاسم اسم حساب آخر. أضف اسمًا أوسط أو حرفًا أول.',
    },
    'not-found': { title: 'غير موجود', message: 'لا وجود لهذا، أو لا يُسمح لك بالاطّلاع عليه.' },
    'not-logged-in': { title: 'سجّل الدخول أولًا', message: sessionEnded },
    paused: {
      title: 'لم يُرسل طلبك',
      message: 'لا يمكن للطبيب استقباله في الوقت الحالي. ما كتبته محفوظ.',
    },
    'reset-link-invalid': {
      title: 'لم يعد هذا الرابط صالحًا',
      message: 'يعمل الرابط مرة واحدة ولمدة 30 دقيقة. لم تتغير كلمة مرورك. اطلب رابطًا آخر.',
    },
    'stale-link': {
      title: 'تحقق مما أدخلته',
      message: 'هذا الرابط قديم. افتح الطلب من قائمتك.',
    },
    timeout: {
      title: 'بطيء جدًا',
      message: 'استغرق وصول هذا وقتًا أطول من اللازم. حاول مرة أخرى.',
    },
    'too-large': { title: 'البيانات كثيرة جدًا', message: 'هذا طويل جدًا. اختصره وحاول مرة أخرى.' },
    'too-many-calls': {
      title: 'محاولات كثيرة جدًا',
      message: 'انتظر قليلًا وحاول مرة أخرى.',
    },
    unavailable: {
      title: 'غير متاح',
      message: `${unavailable} حاول مرة أخرى بعد قليل.`,
    },
    'unsubscribe-link-invalid': {
      title: 'هذا الرابط لا يعمل',
      message: 'سجّل الدخول وأوقف الرسائل من حسابك.',
    },
    'unsupported-media-type': { title: 'صيغة غير صحيحة', message: ourSide },
    'wrong-credentials': {
      title: 'فشل تسجيل الدخول',
      message: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    },
    'wrong-password': {
      title: 'كلمة المرور غير صحيحة',
      message: 'هذه ليست كلمة مرورك الحالية.',
    },
  },
};
