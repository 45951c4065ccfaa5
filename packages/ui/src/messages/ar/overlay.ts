import type { Messages } from '../MessagesProvider.tsx';

export const overlay: Messages['overlay'] = {
  save: 'حفظ',
  cancel: 'إلغاء',
  saving: 'جارٍ الحفظ…',
};
