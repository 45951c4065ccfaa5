import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const textArea: Messages['textArea'] = {
  left: icu(
    '{count, plural, zero {لم يتبقَّ أي حرف} one {تبقّى حرف واحد} two {تبقّى حرفان} few {تبقّى # أحرف} many {تبقّى # حرفًا} other {تبقّى # حرف}}',
  ),
  tooMany: icu(
    '{count, plural, zero {لا أحرف زائدة} one {حرف واحد زائد} two {حرفان زائدان} few {# أحرف زائدة} many {# حرفًا زائدًا} other {# حرف زائد}}',
  ),
};
