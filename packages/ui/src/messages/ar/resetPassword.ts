import type { Messages } from '../MessagesProvider.tsx';

export const resetPassword: Messages['resetPassword'] = {
  title: 'اختر كلمة مرور جديدة',
  lead: 'بعد ذلك تسجّل الدخول بها من جديد على كل جهاز.',
  submit: 'تغيير كلمة المرور',
  invalidLink: {
    title: 'لم يعد هذا الرابط يعمل',
    message: 'يعمل الرابط مرة واحدة ولمدة 30 دقيقة.',
    ask: 'اطلب رابطًا جديدًا ممن أرسله إليك.',
    getNew: 'طلب رابط جديد',
  },
  done: {
    title: 'تم تغيير كلمة المرور',
    message: 'سُجّل خروجك من كل الأجهزة. سجّل الدخول بكلمة المرور الجديدة.',
    logIn: 'تسجيل الدخول',
  },
};
