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

/** Date and time in words, '20 November 2026 at 11:25'. `timeZone` defaults to the reader's. */
export function formatDateTime(moment: Date, timeZone?: string, locale = 'en-GB'): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(moment);
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
export function formatPlainDate(date: string, locale = 'en-GB'): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/**
 * A moment in few words, for the ends of an axis: '20 Nov 2026', or '20 Nov, 11:25' where the axis
 * spans so little time that the hour matters. `timeZone` defaults to the reader's.
 */
export function formatShort(
  moment: Date,
  precision: 'day' | 'minute',
  timeZone?: string,
  locale = 'en-GB',
): string {
  const rest =
    precision === 'day'
      ? ({ year: 'numeric' } as const)
      : ({ hour: '2-digit', minute: '2-digit' } as const);
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone,
    ...rest,
  }).format(moment);
}
