import type { Messages } from '../MessagesProvider.tsx';

export const pageLoader: Messages['pageLoader'] = {
  loading: 'جارٍ التحميل…',
};
