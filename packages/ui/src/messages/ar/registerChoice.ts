import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const registerChoice: Messages['registerChoice'] = {
  title: 'إنشاء حساب',
  lead: 'اختر نوع حسابك. لا يمكنك تغييره لاحقًا.',
  patient: 'مريض',
  aboutPatient: 'احتفظ بملفك الطبي، وسجّل قراءاتك، وأرسل طلبات فحص صحي إلى الأطباء.',
  doctor: 'طبيب',
  aboutDoctor: 'عرّف بنفسك وبعيادتك، ورُدّ على الطلبات التي يرسلها إليك المرضى.',
  haveAccount: icu('هل لديك حساب بالفعل؟ <link>سجّل الدخول</link>'),
};
