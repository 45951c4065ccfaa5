import type { Messages } from '../MessagesProvider.tsx';

export const contactDetails: Messages['contactDetails'] = {
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  address: 'العنوان',
};
