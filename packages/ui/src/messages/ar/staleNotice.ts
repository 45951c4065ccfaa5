import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const staleNotice: Messages['staleNotice'] = {
  notRefreshed: icu('تعذّر تحديث هذه البيانات. حُمّلت آخر مرة في <date></date>.'),
  upToDate: 'هذه البيانات محدّثة.',
  retry: 'إعادة المحاولة',
  retryWhat: icu('إعادة المحاولة<hidden>: {what}</hidden>'),
};
