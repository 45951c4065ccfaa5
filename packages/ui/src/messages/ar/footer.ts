import type { Messages } from '../MessagesProvider.tsx';

export const footer: Messages['footer'] = {
  navigation: 'تذييل الصفحة',
  languages: 'اللغة',
  copyright: '© 2024 MedPortal',
};
