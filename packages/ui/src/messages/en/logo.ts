export const logo = {
  name: 'MedPortal',
};
