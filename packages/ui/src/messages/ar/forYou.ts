import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const forYou: Messages['forYou'] = {
  title: 'لك',
  responses: {
    title: 'ردود جديدة',
    loading: 'جارٍ تحميل الردود',
    what: 'الردود',
    none: 'لا توجد ردود جديدة',
    latest: 'ردود على أحدث طلباتك',
    noneYet: 'لا توجد ردود بعد',
    doctor: icu('د. {name}'),
    unnamed: 'طبيبك',
    request: icu('طلبك بتاريخ <date></date>'),
    left: icu('لم يعد <doctor></doctor> يرد هنا. لن يصل رد على طلبك بتاريخ <date></date>.'),
    all: 'كل الردود',
    waiting: icu(
      '{count, plural, zero {لا تنتظر أي رد.} one {تنتظر ردًا واحدًا.} two {تنتظر ردين.} few {تنتظر # ردود.} many {تنتظر # ردًا.} other {تنتظر # رد.}}',
    ),
    since: icu('أقدمها بتاريخ <date></date>.'),
  },
  waiting: {
    title: 'بانتظارك',
    loading: 'جارٍ تحميل الطلبات',
    what: 'الطلبات',
    none: 'لا يوجد طلب بانتظارك',
    count: icu(
      '{count, plural, zero {لا يوجد طلب بانتظارك.} one {طلب واحد بانتظارك.} two {طلبان بانتظارك، الأقدم أولًا.} few {# طلبات بانتظارك، الأقدم أولًا.} many {# طلبًا بانتظارك، الأقدم أولًا.} other {# طلب بانتظارك، الأقدم أولًا.}}',
    ),
    reply: icu('رد<hidden> على <person></person></hidden>'),
    all: 'كل الطلبات',
    shared: icu('يشاركك <person></person> سجله الطبي.'),
  },
  readings: {
    title: 'أحدث القراءات',
    loading: 'جارٍ تحميل قراءاتك',
    what: 'قراءاتك',
    pressure: 'ضغط الدم',
    sugar: 'سكر الدم',
    none: 'لا قراءات بعد',
  },
  steps: {
    title: 'الخطوات الأولى',
    done: icu('{step}: تم'),
    medical: 'أكمل معلوماتك الطبية',
    reading: 'أضف قراءة',
    doctor: 'أرسل طلبًا إلى طبيب',
    profile: 'اكتب عن نفسك',
    clinic: 'أضف عيادتك',
  },
};
