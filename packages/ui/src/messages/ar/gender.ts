import type { Messages } from '../MessagesProvider.tsx';

export const gender: Messages['gender'] = {
  label: 'الجنس',
  male: 'ذكر',
  female: 'أنثى',
};
