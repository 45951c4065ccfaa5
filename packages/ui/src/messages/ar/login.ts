import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const login: Messages['login'] = {
  title: 'تسجيل الدخول',
  lead: 'اطّلع على طلباتك والردود وسجلّك الصحي.',
  linkSent: 'تحقق من بريدك',
  linkSentMeans: 'افتح الرابط الذي أرسلناه إليك.',
  newHere: icu('هل أنت جديد في MedPortal؟ <link>أنشئ حسابًا</link>'),
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'تسجيل الدخول',
  forgot: 'هل نسيت كلمة المرور؟',
  enterEmail: 'أدخل بريدك الإلكتروني',
  emailFormat: 'أدخل بريدًا إلكترونيًا بالصيغة الصحيحة، مثل name@example.com',
  enterPassword: 'أدخل كلمة المرور',
  sessionEnded: 'انتهت جلستك',
  logInAgain: icu(
    'كنت مسجّل الدخول باسم <value>{name}</value>. سجّل الدخول مرة أخرى للمتابعة: ستبقى هذه الصفحة كما هي، مع كل ما كتبته.',
  ),
  continueLoggedOut: 'المتابعة دون تسجيل الدخول',
};
