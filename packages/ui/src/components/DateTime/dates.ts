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

const BRITISH = 'en-GB';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats with one formatter for each kind of date: making one takes much longer than using it. */
function format(moment: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([locale, options]);
  const formatter = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, formatter);
  return formatter.format(moment);
}

/** Date and time in words and in the reader's zone, '20 November 2026 at 11:25'. */
export function formatDateTime(moment: Date, locale = BRITISH): string {
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
  const midnight = new Date(`${date}T00:00:00Z`);
  return format(midnight, locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/**
 * A moment in few words and in the reader's zone, for the ends of an axis: '20 Nov 2026', or '20 Nov, 11:25' where the
 * axis spans so little time that the hour matters.
 */
export function formatShort(moment: Date, precision: 'day' | 'minute', locale = BRITISH): string {
  const rest =
    precision === 'day'
      ? ({ year: 'numeric' } as const)
      : ({ hour: '2-digit', minute: '2-digit' } as const);
  return format(moment, locale, { day: 'numeric', month: 'short', ...rest });
}
