import { cached, formatters } from '../../messages/icu.ts';

const instantPattern =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?<offset>Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Parses an ISO 8601 date-time. Without an offset it is UTC, whatever the user's time zone.
 * @returns Undefined for any other text.
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

const { getDateTimeFormat } = formatters;

const ageFormat = cached(Intl.RelativeTimeFormat);

const HOUR_MS = 3_600_000;

/** A whole number of hours, or from one day on of days. */
export interface TimeSpan {
  /** The unit of `count`. */
  unit: 'hour' | 'day';
  count: number;
}

/** The time since a moment; none for a moment after `now`. */
function timeSince(moment: Date, now: number): TimeSpan {
  const hours = Math.max(0, Math.floor((now - moment.getTime()) / HOUR_MS));
  return hours < 24
    ? { unit: 'hour', count: hours }
    : { unit: 'day', count: Math.floor(hours / 24) };
}

/**
 * How long ago something was, in whole hours or from one day on in whole days: '3 hours ago', '1 day ago', '6 days ago'.
 * @param now - Milliseconds since the epoch.
 * @returns Undefined for less than an hour, and for a moment after `now`.
 */
export function formatAge(moment: Date, now: number, locale = BRITISH): string | undefined {
  const span = waitingTime(moment, now);
  return span && ageFormat(locale).format(-span.count, span.unit);
}

/**
 * How long something has waited.
 * @param now - Milliseconds since the epoch.
 * @returns Undefined for less than an hour, and for a moment after `now`.
 */
export function waitingTime(moment: Date, now: number): TimeSpan | undefined {
  const span = timeSince(moment, now);
  return span.count === 0 ? undefined : span;
}

const format = (moment: Date, locale: string, options: Intl.DateTimeFormatOptions): string =>
  getDateTimeFormat(locale, options).format(moment);

const withoutOrphan = (text: string) =>
  // Arabic has an ordinary space before ‘am’ and ‘pm’, which would leave a single letter on a line of its own.
  text.replace(/ (?=\p{L}{1,2}$)/u, '\u00A0');

/**
 * Date and time: '20 November 2026 at 11:25'.
 * @param timeZone - An IANA name. Default: the user's own.
 */
export function formatDateTime(moment: Date, locale = BRITISH, timeZone?: string): string {
  return withoutOrphan(format(moment, locale, { dateStyle: 'long', timeStyle: 'short', timeZone }));
}

const DAY_MS = 24 * HOUR_MS;

/**
 * How many calendar days ago a moment was, if that is today (0) or yesterday (1).
 * @param now - Milliseconds since the epoch.
 * @param timeZone - An IANA name. Default: the user's own.
 */
export function recentDay(moment: Date, now: number, timeZone?: string): 0 | 1 | undefined {
  // Spares most dates a formatter. A day has up to 25 hours.
  if (Math.abs(now - moment.getTime()) > 2 * DAY_MS + HOUR_MS) return undefined;
  // Swedish dates are those of ISO 8601, so that days can be counted over a change of the clock.
  const day = (time: Date | number) =>
    Date.parse(getDateTimeFormat('sv-SE', { timeZone }).format(time)) / DAY_MS;
  const days = day(now) - day(moment);
  return days === 0 || days === 1 ? days : undefined;
}

/**
 * The time of a moment: '11:25'.
 * @param timeZone - An IANA name. Default: the user's own.
 */
export function formatTime(moment: Date, locale = BRITISH, timeZone?: string): string {
  return withoutOrphan(format(moment, locale, { timeStyle: 'short', timeZone }));
}

/**
 * The day of a moment: 'Friday, 20 November 2026'.
 * @param timeZone - An IANA name. Default: the user's own.
 */
export function formatDay(moment: Date, locale = BRITISH, timeZone?: string): string {
  return format(moment, locale, { dateStyle: 'full', timeZone });
}

/**
 * The times of two moments of one day: '10:02–10:40', or '10:02' within one minute.
 * @param timeZone - An IANA name. Default: the user's own.
 */
export function formatTimes(from: Date, to: Date, locale = BRITISH, timeZone?: string): string {
  const formatter = getDateTimeFormat(locale, { timeStyle: 'short', timeZone });
  return withoutOrphan(formatter.formatRange(from, to));
}

/**
 * Reads the calendar date `yyyy-mm-dd` at the start of a text, without applying a time zone.
 * @returns Undefined if there is none, or no such day exists.
 */
export function parsePlainDate(text: string | undefined): string | undefined {
  const date = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text?.trim() ?? '')?.[0];
  if (!date) return undefined;
  const moment = new Date(`${date}T00:00:00Z`);
  // Some engines roll 31 June over to 1 July.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
    ? date
    : undefined;
}

/** Formats a calendar date `yyyy-mm-dd`: '20 November 2026'. */
export function formatPlainDate(date: string, locale = BRITISH): string {
  const midnight = new Date(`${date}T00:00:00Z`);
  return format(midnight, locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/**
 * A short label for the ends of an axis: '20 Nov 2026', or '20 Nov, 11:25' with the precision `minute`.
 * @param timeZone - An IANA name. Default: the user's own.
 */
export function formatShort(
  moment: Date,
  precision: 'day' | 'minute',
  locale = BRITISH,
  timeZone?: string,
): string {
  const rest =
    precision === 'day'
      ? ({ year: 'numeric' } as const)
      : ({ hour: '2-digit', minute: '2-digit' } as const);
  return format(moment, locale, { day: 'numeric', month: 'short', timeZone, ...rest });
}
