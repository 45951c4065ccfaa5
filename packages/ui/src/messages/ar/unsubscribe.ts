import type { Messages } from '../MessagesProvider.tsx';

export const unsubscribe: Messages['unsubscribe'] = {
  title: 'إيقاف الرسائل عن الردود',
  lead: 'ستظل ترى الردود الجديدة عند تسجيل الدخول.',
  submit: 'إيقاف',
  goToAccount: 'الانتقال إلى حسابك',
  invalidLink: {
    title: 'هذا الرابط لا يعمل',
    message: 'يمكنك إيقاف الرسائل من حسابك.',
  },
  done: {
    title: 'تم إيقاف الرسائل',
    message: 'يمكنك تفعيلها مرة أخرى من حسابك.',
  },
};
