import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const states: Messages['states'] = {
  retry: 'إعادة المحاولة',
  logIn: 'تسجيل الدخول',
  logInToSee: icu('سجّل الدخول للاطّلاع على {what}'),
  isPrivate: 'هذا المحتوى خاص. ستعود إلى هنا بعد تسجيل الدخول.',
  noAccess: icu('لا تملك صلاحية الاطّلاع على {what}'),
  whoHasAccess: 'لا يمكن فتح هذا المحتوى إلا للمريض وللأطباء الذين أرسل إليهم طلبات.',
};
