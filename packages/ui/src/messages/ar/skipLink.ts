import type { Messages } from '../MessagesProvider.tsx';

export const skipLink: Messages['skipLink'] = {
  skip: 'الانتقال إلى المحتوى',
};
