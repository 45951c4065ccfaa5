import type { Messages } from '../MessagesProvider.tsx';

export const descriptionList: Messages['descriptionList'] = {
  notRecorded: 'لا توجد بيانات مسجّلة',
};
