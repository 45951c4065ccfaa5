import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const showMore: Messages['showMore'] = {
  progress: icu('يُعرض {shown, number} من أصل {total, number}'),
  loaded: icu('حُمّل {shown, number} من أصل {total, number}'),
  failed: 'تعذّر تحميل المزيد. حاول مرة أخرى.',
  showMore: 'عرض المزيد',
};
