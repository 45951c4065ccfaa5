import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const form: Messages['form'] = {
  optionalLabel: icu('{label}<note> (اختياري)</note>'),
  errorPrefix: 'خطأ: ',
  restored: icu('ما كتبته سابقًا ما زال هنا. <clear>امسح النموذج</clear>'),
  tooLong: icu(
    'يجب ألا يزيد حقل «{label}» على {max, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}',
  ),
};
