import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const states: Messages['states'] = {
  loading: icu('جارٍ تحميل {what}'),
  retry: 'إعادة المحاولة',
  logIn: 'تسجيل الدخول',
  logInToSee: icu('سجّل الدخول للاطّلاع على {what}'),
  isPrivate: 'هذا المحتوى خاص. ستعود إلى هنا بعد تسجيل الدخول.',
  noAccess: icu('لا تملك صلاحية الاطّلاع على {what}'),
  notShared: 'غير مشارَك معك',
  patientDecides: 'المريض هو من يقرر ما يمكن لكل طبيب قراءته. اطلبه منه إن احتجت إليه.',
  whoHasAccess: 'لم يعد المريض يشاركه معك، أو لم يشاركه قط.',
};
