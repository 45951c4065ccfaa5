import type { Messages } from '../MessagesProvider.tsx';

export const descriptionList: Messages['descriptionList'] = {
  notRecorded: 'لم يُسجَّل',
};
