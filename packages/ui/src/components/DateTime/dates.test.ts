import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  formatDateTime,
  formatPlainDate,
  formatShort,
  parseInstant,
  parsePlainDate,
} from './dates.ts';

describe('parseInstant', () => {
  test.each([
    ['2026-11-20T09:30:00', '2026-11-20T09:30:00.000Z'],
    ['2026-11-20 09:30', '2026-11-20T09:30:00.000Z'],
    ['2026-11-20T09:30:00.1234567', '2026-11-20T09:30:00.123Z'],
    ['2026-11-20T09:30:00Z', '2026-11-20T09:30:00.000Z'],
    ['2026-11-20T09:30:00+02:00', '2026-11-20T07:30:00.000Z'],
    [' 2026-11-20 ', '2026-11-20T00:00:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(parseInstant(text)?.toISOString()).toBe(instant);
  });

  test.each([undefined, '', 'yesterday', '20/11/2026', '2026-13-01T00:00:00', '2026-11-20T25:00'])(
    '%s is no moment',
    (text) => {
      expect(parseInstant(text)).toBeUndefined();
    },
  );
});

describe.each(['UTC', 'Asia/Tokyo', 'America/St_Johns'])('in %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone));
  afterEach(() => vi.unstubAllEnvs());

  // Each month, a bit more than a day and an hour further on each time.
  const moments = Array.from(
    { length: 120 },
    (_, index) => new Date(Date.UTC(2019, index, 1 + (index % 28), index % 24, (index * 7) % 60)),
  );

  test.each<[string, (moment: Date) => string, Intl.DateTimeFormatOptions]>([
    ['a moment', formatDateTime, { dateStyle: 'long', timeStyle: 'short' }],
    [
      'the day on an axis',
      (moment) => formatShort(moment, 'day'),
      { day: 'numeric', month: 'short', year: 'numeric' },
    ],
    [
      'the minute on an axis',
      (moment) => formatShort(moment, 'minute'),
      { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    ],
    [
      'a plain date',
      (moment) => formatPlainDate(moment.toISOString().slice(0, 10)),
      { dateStyle: 'long', timeZone: 'UTC' },
    ],
  ])('%s is written as Intl writes it in British English', (_, write, options) => {
    const intl = new Intl.DateTimeFormat('en-GB', options);
    expect(moments.map((moment) => write(moment))).toEqual(
      moments.map((moment) => intl.format(moment)),
    );
  });
});

test('a moment is shown in the zone of the reader', () => {
  const moment = new Date('2026-11-20T23:30:00Z');
  vi.stubEnv('TZ', 'UTC');
  expect(formatDateTime(moment)).toBe('20 November 2026 at 23:30');
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(formatDateTime(moment)).toBe('21 November 2026 at 08:30');
  expect(formatDateTime(moment, 'de')).toBe('21. November 2026 um 08:30');
  expect(formatShort(moment, 'day')).toBe('21 Nov 2026');
  expect(formatShort(moment, 'minute', 'en-US')).toBe('Nov 21, 08:30 AM');
  expect(formatPlainDate('2026-11-20')).toBe('20 November 2026');
  expect(formatPlainDate('2026-11-20', 'ar-EG')).toBe('٢٠ نوفمبر ٢٠٢٦');
  vi.unstubAllEnvs();
});

test('an axis says the day, or the minute', () => {
  vi.stubEnv('TZ', 'UTC');
  const moment = new Date('2026-11-20T23:30:00Z');
  expect(formatShort(moment, 'day')).toBe('20 Nov 2026');
  expect(formatShort(moment, 'minute')).toBe('20 Nov, 23:30');
  vi.unstubAllEnvs();
});

test('a plain date is the same day everywhere', () => {
  expect(parsePlainDate('2026-03-01')).toBe('2026-03-01');
  expect(parsePlainDate('2026-03-01T23:59:00-11:00')).toBe('2026-03-01');
  expect(formatPlainDate('2026-03-01')).toBe('1 March 2026');
});

test.each([undefined, '', '2026-02-30', '2026-3-1', '2026-03-011', 'soon'])(
  '%s is no plain date',
  (text) => {
    expect(parsePlainDate(text)).toBeUndefined();
  },
);
