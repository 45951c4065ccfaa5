import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const forgotPassword: Messages['forgotPassword'] = {
  title: 'هل نسيت كلمة المرور؟',
  lead: 'سنرسل رابطًا تختار به كلمة مرور جديدة إلى البريد الذي تسجّل الدخول به.',
  submit: 'إرسال الرابط',
  remembered: icu('هل تذكّرتها؟ <link>سجّل الدخول</link>'),
  sent: {
    title: 'تحقق من بريدك',
    message: icu(
      'إذا كان هناك حساب بالبريد <value>{email}</value>، فقد أرسلنا إليه رابطًا. يعمل الرابط لمدة 30 دقيقة.',
    ),
    nothing: 'إذا لم تصلك رسالة',
    wait: 'انتظر بضع دقائق.',
    spam: 'ابحث في مجلد الرسائل غير المرغوب فيها.',
    check: 'تأكد من أن هذا هو البريد الإلكتروني الذي تسجّل الدخول به، ثم حاول مرة أخرى.',
    again: 'حاول مرة أخرى',
    backToLogin: 'العودة إلى تسجيل الدخول',
  },
};
