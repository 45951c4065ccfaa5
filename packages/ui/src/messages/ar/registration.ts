import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const registration: Messages['registration'] = {
  haveAccount: icu('هل لديك حساب بالفعل؟ <link>سجّل الدخول</link>'),
  submit: 'إنشاء حساب',
  name: 'الاسم',
  nameHint: 'اسمك الأول واسم العائلة. سيراه الآخرون.',
  enterName: 'أدخل اسمك',
  nameCharacters: 'يجب ألا يحتوي الاسم على أيّ من الرموز / \\ % ? #',
  nameHiddenCharacters: 'في الاسم رموز مخفية. احذفه واكتبه من جديد',
  nameReserved: 'لا يمكنك استخدام هذا الاسم. أدخل اسمًا آخر',
  email: 'البريد الإلكتروني',
  emailHint: 'تسجّل الدخول به.',
  enterEmail: 'أدخل بريدك الإلكتروني',
  emailFormat: 'أدخل بريدًا إلكترونيًا بالصيغة الصحيحة، مثل name@example.com',
  password: 'كلمة المرور',
  passwordHint: icu(
    'استخدم {min, plural, zero {# حرف} one {حرفًا واحدًا} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} أو أكثر. من السهل تذكّر ثلاث كلمات عشوائية.',
  ),
  enterPassword: 'أدخل كلمة مرور',
  passwordTooShort: icu(
    'يجب أن تتكوّن كلمة المرور من {min, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} أو أكثر',
  ),
  phoneNumber: 'رقم الهاتف',
  address: 'العنوان',
  gender: 'الجنس',
};
