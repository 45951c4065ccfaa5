import { type ComponentPropsWithRef, createContext, use } from 'react';
import styled from 'styled-components';
import { dateTime } from '../../messages/en/dateTime.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  formatAge,
  formatDateTime,
  formatPlainDate,
  formatTime,
  parseInstant,
  parsePlainDate,
  recentDay,
} from './dates.ts';
import { useLocale, useTimeZone } from '../../messages/LocaleProvider.tsx';

/** What every {@link DateTime} below reads, in a picture of the product: a landing page needs no formatter for it. */
export const PicturedDate = createContext<string | undefined>('');

export interface DateTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'dateTime'> {
  /** ISO 8601 text as recorded. */
  value?: string;
  /** Shown when the value is missing or invalid. Default 'Date not recorded'. */
  fallback?: string;
  /**
   * The present, in milliseconds since the epoch: on a screen, today and yesterday are words instead of a date. Only for a
   * date that stands alone. Absent: always the date.
   */
  now?: number | undefined;
}

// A screen shows the word. Print and screen readers have the date: paper does not know when it is read.
const Recent = styled.time`
  @media print {
    > * {
      display: none;
    }
    &::after {
      content: attr(title);
    }
  }
`;

/** A date and time in the user's time zone, or that of a `LocaleProvider`. A value without an offset is UTC. */
export function DateTime({ value, fallback, now, ...rest }: DateTimeProps) {
  const t = useMessages('dateTime', dateTime);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const pictured = use(PicturedDate);
  const moment = parseInstant(value);
  if (!moment) return <span {...rest}>{fallback ?? t.notRecorded}</span>;
  const props = { dateTime: moment.toISOString(), dir: 'auto', ...rest };
  const date = pictured || formatDateTime(moment, locale, timeZone);
  const day = pictured || now === undefined ? undefined : recentDay(moment, now, timeZone);
  if (day === undefined) return <time {...props}>{date}</time>;
  const time = formatTime(moment, locale, timeZone);
  return (
    <Recent title={date} {...props}>
      <span aria-hidden>{day === 0 ? t.today({ time }) : t.yesterday({ time })}</span>
      <VisuallyHidden>{date}</VisuallyHidden>
    </Recent>
  );
}

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
export function DateOnly({ value, fallback, ...rest }: Omit<DateTimeProps, 'now'>) {
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
