import type { Messages } from '../MessagesProvider.tsx';

export const dateTime: Messages['dateTime'] = {
  notRecorded: 'التاريخ غير مسجّل',
  lessThanAnHour: 'قبل أقل من ساعة',
};
