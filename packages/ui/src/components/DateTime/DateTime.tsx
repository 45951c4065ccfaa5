import { type ComponentPropsWithRef, createContext, use } from 'react';
import { dateTime } from '../../messages/en/dateTime.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import {
  formatAge,
  formatDateTime,
  formatPlainDate,
  parseInstant,
  parsePlainDate,
} from './dates.ts';
import { useLocale, useTimeZone } from './LocaleProvider.tsx';

/** What every {@link DateTime} below reads, in a picture of the product: a landing page needs no formatter for it. */
export const PicturedDate = createContext<string | undefined>('');

/** Props of {@link DateTime} and {@link DateOnly}. Extends the props of `<time>`. */
export interface DateTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'dateTime'> {
  /** ISO 8601 text as recorded. */
  value?: string;
  /** Shown when the value is missing or invalid. Default 'Date not recorded'. */
  fallback?: string;
}

/** An absolute date and time in the user's time zone, or that of a `LocaleProvider`. A value without an offset is UTC. */
export function DateTime({ value, fallback, ...rest }: DateTimeProps) {
  const t = useMessages('dateTime', dateTime);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const pictured = use(PicturedDate);
  const moment = parseInstant(value);
  if (!moment) return <span {...rest}>{fallback ?? t.notRecorded}</span>;
  return (
    <time dateTime={moment.toISOString()} dir="auto" {...rest}>
      {pictured || formatDateTime(moment, locale, timeZone)}
    </time>
  );
}

/** Props of {@link Age}. Extends the props of `<span>`. */
export interface AgeProps extends ComponentPropsWithRef<'span'> {
  /** ISO 8601 text as recorded. */
  value: string | undefined;
  /** The time to count from, in milliseconds since the epoch. */
  now: number;
}

/** How long ago something was, beside its date: '6 days ago'. Nothing for a missing or invalid value. */
export function Age({ value, now, ...rest }: AgeProps) {
  const t = useMessages('dateTime', dateTime);
  const locale = useLocale();
  const moment = parseInstant(value);
  if (!moment) return null;
  return <span {...rest}>{formatAge(moment, now, locale) ?? t.lessThanAnHour}</span>;
}

/** A calendar date, the same day in every time zone. */
export function DateOnly({ value, fallback, ...rest }: DateTimeProps) {
  const t = useMessages('dateTime', dateTime);
  const locale = useLocale();
  const date = parsePlainDate(value);
  if (!date) return <span {...rest}>{fallback ?? t.notRecorded}</span>;
  return (
    <time dateTime={date} dir="auto" {...rest}>
      {formatPlainDate(date, locale)}
    </time>
  );
}
