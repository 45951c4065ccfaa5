import type { Messages } from '../MessagesProvider.tsx';

export const radioGroup: Messages['radioGroup'] = {
  clear: 'إلغاء الاختيار',
};
