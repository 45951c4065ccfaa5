import type { Messages } from '../MessagesProvider.tsx';

export const leaveOverlay: Messages['leaveOverlay'] = {
  title: 'هل تريد المغادرة دون حفظ؟',
  stay: 'البقاء في هذه الصفحة',
  leave: 'المغادرة دون حفظ',
};
