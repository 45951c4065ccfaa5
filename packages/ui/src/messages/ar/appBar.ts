import type { Messages } from '../MessagesProvider.tsx';

export const appBar: Messages['appBar'] = {
  menu: 'القائمة',
  navigation: 'التنقل الرئيسي',
  logIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  profile: 'ملفي الشخصي',
  logOut: 'تسجيل الخروج',
};
