import type { Messages } from '../MessagesProvider.tsx';

export const searchField: Messages['searchField'] = {
  clear: 'مسح البحث',
};
