import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const specializationDoctors: Messages['specializationDoctors'] = {
  lead: 'افتح ملفًا شخصيًا لترى العيادة وتتواصل مع الطبيب.',
  count: icu(
    '{count, plural, zero {لا أطباء} one {طبيب واحد} two {طبيبان} few {# أطباء} many {# طبيبًا} other {# طبيب}}',
  ),
  allSpecializations: 'جميع التخصصات',
  empty: 'لم يُعثر على أطباء!',
  emptyHint: 'لم يسجّل أي طبيب بهذا التخصص بعد.',
  missing: 'لم يُعثر على التخصص',
  missingHint: 'لا نجد هذا التخصص. اختر تخصصًا من القائمة.',
};
