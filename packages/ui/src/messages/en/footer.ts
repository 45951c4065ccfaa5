export const footer = {
  navigation: 'Footer',
  languages: 'Language',
  copyright: '© 2024 MedPortal',
};
