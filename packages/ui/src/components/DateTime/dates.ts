const locale = 'en-GB';

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
export function formatDateTime(moment: Date, timeZone?: string): string {
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
export function formatPlainDate(date: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
