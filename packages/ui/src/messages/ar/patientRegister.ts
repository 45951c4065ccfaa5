import type { Messages } from '../MessagesProvider.tsx';

export const patientRegister: Messages['patientRegister'] = {
  title: 'إنشاء حساب مريض',
  lead: 'ابحث عن أطباء، وأرسل إليهم طلبات فحص صحي، واحفظ سجلاتك في مكان واحد.',
};
