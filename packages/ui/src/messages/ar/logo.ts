import type { Messages } from '../MessagesProvider.tsx';

export const logo: Messages['logo'] = {
  name: 'MedPortal',
};
