import type { Messages } from '../MessagesProvider.tsx';

export const confirmEmail: Messages['confirmEmail'] = {
  title: 'أكّد بريدك الإلكتروني',
  lead: 'بعد ذلك تسجّل الدخول بالعنوان الذي أرسلنا إليه الرابط.',
  submit: 'تأكيد البريد الإلكتروني',
  goToAccount: 'الانتقال إلى حسابك',
  invalidLink: {
    title: 'لم يعد هذا الرابط يعمل',
    message:
      'يعمل الرابط مرة واحدة ولمدة 24 ساعة. لم يتغير بريدك الإلكتروني. يمكنك طلب رابط جديد من حسابك.',
  },
  done: {
    title: 'تم تأكيد بريدك الإلكتروني',
    message: 'سجّل الدخول به من الآن. وقد أبلغنا عنوانك السابق، إن وُجد.',
  },
};
