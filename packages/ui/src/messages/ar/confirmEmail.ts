import type { Messages } from '../MessagesProvider.tsx';

export const confirmEmail: Messages['confirmEmail'] = {
  title: 'أكّد بريدك الإلكتروني الجديد',
  lead: 'بعد ذلك تسجّل الدخول بهذا العنوان، لا بعنوانك السابق.',
  submit: 'تأكيد البريد الإلكتروني',
  goToAccount: 'الانتقال إلى حسابك',
  invalidLink: {
    title: 'لم يعد هذا الرابط يعمل',
    message:
      'يعمل الرابط مرة واحدة ولمدة 24 ساعة. لم يتغير بريدك الإلكتروني. يمكنك طلب رابط جديد من حسابك.',
  },
  done: {
    title: 'تم تغيير بريدك الإلكتروني',
    message: 'سجّل الدخول ببريدك الجديد من الآن. وقد أبلغنا عنوانك السابق بذلك.',
  },
};
