import type { Messages } from '../MessagesProvider.tsx';

export const responseField: Messages['responseField'] = {
  reported: 'مذكور',
  noneReported: 'لم يُذكر شيء',
};
