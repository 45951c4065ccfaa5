import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const editButton: Messages['editButton'] = {
  edit: icu('تعديل<hidden> {what}</hidden>'),
};
