import type { Messages } from '../MessagesProvider.tsx';

export const bloodType: Messages['bloodType'] = {
  label: 'فصيلة الدم',
  notRecorded: 'غير مسجّلة (الافتراضي \u2066+O\u2069)',
};
