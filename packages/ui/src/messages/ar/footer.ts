import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const footer: Messages['footer'] = {
  navigation: 'تذييل الصفحة',
  languages: 'اللغة',
  copyright: icu('© 2024 {name}'),
};
