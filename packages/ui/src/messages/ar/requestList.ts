import type { Messages } from '../MessagesProvider.tsx';

export const requestList: Messages['requestList'] = {
  title: 'الطلبات',
  answered: 'طلبات تم الرد عليها',
  unanswered: 'طلبات لم يُرد عليها',
  loading: 'جارٍ تحميل الطلبات',
  none: 'لا توجد طلبات بعد!',
  theseRequests: 'هذه الطلبات',
};
