import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const dateTime: Messages['dateTime'] = {
  notRecorded: 'التاريخ غير مسجّل',
  today: icu('اليوم، {time}'),
  yesterday: icu('أمس، {time}'),
  lessThanAnHour: 'قبل أقل من ساعة',
};
