import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const requestQueue: Messages['requestQueue'] = {
  search: 'ابحث بالاسم أو بكلمات من الطلب',
  count: icu(
    '{count, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  ),
  found: icu(
    '{count, plural, zero {لم يُعثر على أي طلب} one {عُثر على طلب واحد} two {عُثر على طلبين} few {عُثر على # طلبات} many {عُثر على # طلبًا} other {عُثر على # طلب}}',
  ),
  foundInLoaded: icu(
    '{count, plural, zero {لم يُعثر على أي طلب} one {عُثر على طلب واحد} two {عُثر على طلبين} few {عُثر على # طلبات} many {عُثر على # طلبًا} other {عُثر على # طلب}} ضمن ما حُمّل حتى الآن، وعدده {loaded, number}',
  ),
  order: 'الترتيب',
  newest: 'الأحدث أولًا',
  oldest: 'الأقدم أولًا',
  longestWaiting: 'الأطول انتظارًا أولًا',
  loadAll: 'الأحدث أولًا. حمّل جميع الطلبات لتغيير الترتيب.',
  nothingFound: 'لم يُعثر على طلبات',
  noMatch: 'تحقّق من كتابة الكلمات، أو ابحث بكلمات أقل.',
  noMatchInLoaded: icu(
    'بحثنا فيما حُمّل من الطلبات حتى الآن، وعددها {loaded, number}. اعرض المزيد للبحث في الباقي.',
  ),
  clear: 'مسح البحث',
};
