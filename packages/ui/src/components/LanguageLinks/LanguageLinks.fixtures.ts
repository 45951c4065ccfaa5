import { fn } from 'storybook/test';

export const languageChoice = {
  current: 'en',
  options: [
    { tag: 'en', name: 'English', href: '?lang=en' },
    { tag: 'ar', name: 'العربية', href: '?lang=ar' },
  ],
  onChange: fn(),
};
