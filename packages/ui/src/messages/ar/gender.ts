import type { Messages } from '../MessagesProvider.tsx';

export const gender: Messages['gender'] = {
  male: 'ذكر',
  female: 'أنثى',
};
