import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const appBar: Messages['appBar'] = {
  menu: 'القائمة',
  navigation: 'التنقل الرئيسي',
  logIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  profile: 'ملفي الشخصي',
  account: 'الحساب',
  logOut: 'تسجيل الخروج',
  newResponses: icu(
    '{count, plural, zero {لا ردود جديدة} one {رد جديد واحد} two {ردان جديدان} few {# ردود جديدة} many {# ردًا جديدًا} other {# رد جديد}}',
  ),
  waiting: icu(
    '{count, plural, zero {لا طلبات بانتظارك} one {طلب واحد بانتظارك} two {طلبان بانتظارك} few {# طلبات بانتظارك} many {# طلبًا بانتظارك} other {# طلب بانتظارك}}',
  ),
};
