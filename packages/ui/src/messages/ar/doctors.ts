import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const doctors: Messages['doctors'] = {
  title: 'الأطباء',
  lead: 'افتح ملفًا شخصيًا لترى العيادة وتتواصل مع الطبيب.',
  search: 'ابحث بالاسم',
  found: icu(
    '{count, plural, zero {لم يُعثر على أي طبيب} one {عُثر على طبيب واحد} two {عُثر على طبيبين} few {عُثر على # أطباء} many {عُثر على # طبيبًا} other {عُثر على # طبيب}}',
  ),
  empty: 'لم يُعثر على أطباء!',
  noDoctors: 'لم يسجّل أي طبيب بعد.',
  noMatch: 'تحقّق من كتابة الاسم، أو ابحث بجزء أقصر منه.',
};
