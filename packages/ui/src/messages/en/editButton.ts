import { icu } from '../icu.ts';

export const editButton = {
  edit: icu('Edit<hidden> {what}</hidden>'),
};
