import { icu } from '../icu.ts';
import type { Messages } from '../MessagesProvider.tsx';

export const readings: Messages['readings'] = {
  pressure: 'ضغط الدم',
  upper: 'القيمة العليا (الضغط الانقباضي)',
  lower: 'القيمة السفلى (الضغط الانبساطي)',
  pressureCaption: 'قراءات ضغط الدم، القيمة العليا/السفلى، من الأحدث إلى الأقدم',
  pressureBands: {
    low: 'منخفض',
    normal: 'طبيعي',
    elevated: 'فوق الطبيعي',
    highStage1: 'مرتفع، المرحلة 1',
    highStage2: 'مرتفع، المرحلة 2',
  },
  chartBands:
    'يمتد كل عمود من القيمة السفلى إلى القيمة العليا. تبيّن الخطوط بدايات النطاقات الخاصة بالبالغين وفق إرشادات ACC/AHA لعام 2017.',
  aboutRanges:
    'النطاقات خاصة بالبالغين وفق إرشادات ACC/AHA لعام 2017. القيمة العليا الأقل من 90 أو القيمة السفلى الأقل من 60 منخفضة. قراءة واحدة لا تكفي للتشخيص.',
  veryHigh: 'ضغط الدم هذا مرتفع جدًا',
  veryHighAdvice:
    'إذا بلغ الضغط \u2066180/120 mmHg\u2069 أو أكثر، فاسترح ثم قِسه مرة أخرى. اتصل بخدمات الطوارئ المحلية الآن إذا ظهرت أعراض مثل ألم في الصدر، أو صعوبة في التنفس، أو ضعف، أو خدر، أو صعوبة في الرؤية أو الكلام.',
  sugar: 'سكر الدم',
  sugarUnit: 'عرض سكر الدم بوحدة',
  sugarCaption: 'قراءات سكر الدم، من الأحدث إلى الأقدم',
  lowSugar: {
    level1: 'منخفض، المستوى 1',
    level2: 'منخفض، المستوى 2',
  },
  takenAt: 'التاريخ والوقت',
  value: icu('القيمة ({unit})'),
  asRecorded: 'كما سُجِّلت',
  notRecorded: 'غير مسجّل',
  showAll: icu('عرض كل القراءات ({count, number})'),
  showLatest: icu(
    'عرض {count, plural, zero {أحدث القراءات} one {أحدث قراءة} two {أحدث قراءتين} few {أحدث # قراءات} many {أحدث # قراءة} other {أحدث # قراءة}}',
  ),
  tableListsAll: 'يعرض الجدول أدناه كل القراءات.',
  tableListsLatest: icu(
    'يعرض الجدول أدناه {count, plural, zero {أحدث القراءات} one {أحدث قراءة} two {أحدث قراءتين} few {أحدث # قراءات} many {أحدث # قراءة} other {أحدث # قراءة}}.',
  ),
  overTime: icu('{what} مع مرور الوقت، بوحدة <value>{unit}</value>'),
  notInChart: icu(
    '{count, plural, zero {كل القراءات ظاهرة في الرسم البياني.} one {هناك قراءة واحدة لا تظهر في الرسم البياني، لأنها بلا رقم أو بلا تاريخ.} two {هناك قراءتان لا تظهران في الرسم البياني، لأنهما بلا رقم أو بلا تاريخ.} few {هناك # قراءات لا تظهر في الرسم البياني، لأنها بلا رقم أو بلا تاريخ.} many {هناك # قراءة لا تظهر في الرسم البياني، لأنها بلا رقم أو بلا تاريخ.} other {هناك # قراءة لا تظهر في الرسم البياني، لأنها بلا رقم أو بلا تاريخ.}}',
  ),
  latest: 'أحدث قراءة',
  point: icu('{date}، {value}'),
  pointInRange: icu('{date}، {value}، {range}'),
  rangeFrom: icu('{range}: <number>{from}</number> فأكثر'),
  rangeBelow: icu('{range}: أقل من <number>{below}</number>'),
};
