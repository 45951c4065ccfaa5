import { icu } from '../icu.ts';

export const footer = {
  navigation: 'Footer',
  languages: 'Language',
  copyright: icu('© 2024 {name}'),
};
