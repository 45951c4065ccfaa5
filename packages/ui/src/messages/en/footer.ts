export const footer = {
  navigation: 'Footer',
  copyright: '© 2024 MedPortal',
};
