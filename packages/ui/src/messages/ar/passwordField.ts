import type { Messages } from '../MessagesProvider.tsx';

export const passwordField: Messages['passwordField'] = {
  show: 'إظهار',
  hide: 'إخفاء',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  isVisible: 'كلمة المرور ظاهرة',
  isHidden: 'كلمة المرور مخفية',
};
