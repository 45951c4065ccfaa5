import type { Messages } from '../MessagesProvider.tsx';

export const failure: Messages['failure'] = {
  title: 'خطأ غير متوقع في التطبيق!',
  badRequest: 'لا يمكننا قراءة عنوان هذه الصفحة. تحقّق منه، أو اختر صفحة أدناه.',
  notFound: 'لا نجد هذه الصفحة. تحقّق من العنوان، أو اختر صفحة أدناه.',
  methodNotAllowed: 'لا تعمل هذه الصفحة بهذه الطريقة. اختر صفحة أدناه.',
  unknown: 'حدث خطأ من جانبنا. حاول مرة أخرى بعد بضع دقائق.',
  reload: 'أعد تحميل الصفحة',
  otherPages: 'صفحات أخرى',
};
