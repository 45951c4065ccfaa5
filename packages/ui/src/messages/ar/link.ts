import type { Messages } from '../MessagesProvider.tsx';

export const link: Messages['link'] = {
  newTab: '(يُفتح في علامة تبويب جديدة)',
};
