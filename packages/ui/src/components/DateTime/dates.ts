const instantPattern =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?<offset>Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * The moment that an ISO 8601 text names. A text without offset is in UTC, whatever the reader's
 * zone. Undefined for anything else.
 */
export function parseInstant(text: string | undefined): Date | undefined {
  const match = text && instantPattern.exec(text.trim());
  if (!match) return undefined;
  const iso = match[0].replace(' ', 'T');
  const complete = iso.includes('T') && !match.groups?.offset ? `${iso}Z` : iso;
  const moment = new Date(complete);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

// What the portal writes is put together here: the first use of `Intl` keeps a slow phone busy for a tenth of a second.
// All other locales are written by it.
const BRITISH = 'en-GB';
const months = [
  ['January', 'Jan'],
  ['February', 'Feb'],
  ['March', 'Mar'],
  ['April', 'Apr'],
  ['May', 'May'],
  ['June', 'Jun'],
  ['July', 'Jul'],
  ['August', 'Aug'],
  ['September', 'Sept'],
  ['October', 'Oct'],
  ['November', 'Nov'],
  ['December', 'Dec'],
] as const;

const nameOf = (month: number, length: 'long' | 'short') =>
  months[month]?.[length === 'long' ? 0 : 1] ?? '';

const dayAndMonth = (moment: Date, length: 'long' | 'short') =>
  `${moment.getDate()} ${nameOf(moment.getMonth(), length)}`;

const clock = (moment: Date) =>
  [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than writing with it, and a list has many dates. */
function format(moment: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([locale, options]);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made.format(moment);
}

/** Date and time in words and in the reader's zone, '20 November 2026 at 11:25'. */
export function formatDateTime(moment: Date, locale = BRITISH): string {
  if (locale === BRITISH)
    return `${dayAndMonth(moment, 'long')} ${moment.getFullYear()} at ${clock(moment)}`;
  return format(moment, locale, { dateStyle: 'long', timeStyle: 'short' });
}

/**
 * The plain calendar date, `yyyy-mm-dd`, at the start of a text; undefined where there is none or
 * no such day exists. No zone is applied: the day that was written is the day that is shown.
 */
export function parsePlainDate(text: string | undefined): string | undefined {
  const date = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text?.trim() ?? '')?.[0];
  if (!date) return undefined;
  const moment = new Date(`${date}T00:00:00Z`);
  // Some engines roll the 31st of a short month over to the next one.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
    ? date
    : undefined;
}

/** A plain date `yyyy-mm-dd` in words: '20 November 2026'. */
export function formatPlainDate(date: string, locale = BRITISH): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (locale === BRITISH) return `${day} ${nameOf(month - 1, 'long')} ${year}`;
  const midnight = new Date(`${date}T00:00:00Z`);
  return format(midnight, locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/**
 * A moment in few words and in the reader's zone, for the ends of an axis: '20 Nov 2026', or '20 Nov, 11:25' where the
 * axis spans so little time that the hour matters.
 */
export function formatShort(moment: Date, precision: 'day' | 'minute', locale = BRITISH): string {
  if (locale === BRITISH)
    return precision === 'day'
      ? `${dayAndMonth(moment, 'short')} ${moment.getFullYear()}`
      : `${dayAndMonth(moment, 'short')}, ${clock(moment)}`;
  const rest =
    precision === 'day'
      ? ({ year: 'numeric' } as const)
      : ({ hour: '2-digit', minute: '2-digit' } as const);
  return format(moment, locale, { day: 'numeric', month: 'short', ...rest });
}
