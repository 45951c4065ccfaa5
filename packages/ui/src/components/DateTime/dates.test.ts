import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatAge, formatPlainDate, parseInstant, parsePlainDate, recentDay } from './dates.ts';

/** A fresh copy of the module, because its cached formatters keep the time zone they were created in. */
async function importInZone(zone: string) {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  return import('./dates.ts');
}

afterEach(() => vi.unstubAllEnvs());

describe('parseInstant', () => {
  test.each([
    ['2026-11-20T09:30:00', '2026-11-20T09:30:00.000Z'],
    ['2026-11-20 09:30', '2026-11-20T09:30:00.000Z'],
    ['2026-11-20T09:30:00.1234567', '2026-11-20T09:30:00.123Z'],
    ['2026-11-20T09:30:00Z', '2026-11-20T09:30:00.000Z'],
    ['2026-11-20T09:30:00+02:00', '2026-11-20T07:30:00.000Z'],
    [' 2026-11-20 ', '2026-11-20T00:00:00.000Z'],
  ])('parses %s as %s', (text, instant) => {
    expect(parseInstant(text)?.toISOString()).toBe(instant);
  });

  test.each([undefined, '', 'yesterday', '20/11/2026', '2026-13-01T00:00:00', '2026-11-20T25:00'])(
    'rejects %s',
    (text) => {
      expect(parseInstant(text)).toBeUndefined();
    },
  );
});

test('formats dates in the local time zone', async () => {
  const moment = new Date('2026-11-20T23:30:00Z');
  const inUtc = await importInZone('UTC');
  expect(inUtc.formatDateTime(moment)).toBe('20 November 2026 at 23:30');
  const inTokyo = await importInZone('Asia/Tokyo');
  expect(inTokyo.formatDateTime(moment)).toBe('21 November 2026 at 08:30');
  expect(inTokyo.formatDateTime(moment, 'de')).toBe('21. November 2026 um 08:30');
  expect(inTokyo.formatShort(moment, 'day')).toBe('21 Nov 2026');
  expect(inTokyo.formatShort(moment, 'minute', 'en-US')).toBe('Nov 21, 08:30 AM');
  expect(inTokyo.formatPlainDate('2026-11-20')).toBe('20 November 2026');
  expect(inTokyo.formatPlainDate('2026-11-20', 'ar-EG')).toBe('٢٠ نوفمبر ٢٠٢٦');
});

test('formats dates in a given time zone', async () => {
  const moment = new Date('2026-11-20T23:30:00Z');
  const { formatDateTime, formatShort } = await importInZone('UTC');
  expect(formatDateTime(moment, 'en-GB', 'Asia/Tokyo')).toBe('21 November 2026 at 08:30');
  expect(formatShort(moment, 'minute', 'en-GB', 'Asia/Tokyo')).toBe('21 Nov, 08:30');
});

test('formats a day and its times in a given time zone', async () => {
  const { formatDay, formatTimes } = await importInZone('UTC');
  const from = new Date('2026-11-20T15:02:10Z');
  const to = new Date('2026-11-20T15:40:00Z');
  expect(formatDay(from)).toBe('Friday, 20 November 2026');
  expect(formatDay(from, 'en-GB', 'Asia/Tokyo')).toBe('Saturday, 21 November 2026');
  expect(formatTimes(from, to)).toBe('15:02–15:40');
  expect(formatTimes(from, to, 'en-GB', 'Asia/Tokyo')).toBe('00:02–00:40');
  expect(formatTimes(from, new Date('2026-11-20T15:02:50Z'))).toBe('15:02');
  expect(formatTimes(from, to, 'ar')).toBe('3:02–3:40\u00A0م');
});

test('formatShort formats to the day or the minute', async () => {
  const { formatShort } = await importInZone('UTC');
  const moment = new Date('2026-11-20T23:30:00Z');
  expect(formatShort(moment, 'day')).toBe('20 Nov 2026');
  expect(formatShort(moment, 'minute')).toBe('20 Nov, 23:30');
});

test('plain dates ignore the time zone', () => {
  expect(parsePlainDate('2026-03-01')).toBe('2026-03-01');
  expect(parsePlainDate('2026-03-01T23:59:00-11:00')).toBe('2026-03-01');
  expect(formatPlainDate('2026-03-01')).toBe('1 March 2026');
});

test.each([undefined, '', '2026-02-30', '2026-3-1', '2026-03-011', 'soon'])(
  'parsePlainDate rejects %s',
  (text) => {
    expect(parsePlainDate(text)).toBeUndefined();
  },
);

test.each([
  ['2026-11-20T11:01:00Z', undefined],
  ['2026-11-20T11:00:00Z', '1 hour ago'],
  ['2026-11-19T12:01:00Z', '23 hours ago'],
  ['2026-11-19T12:00:00Z', '1 day ago'],
  ['2026-11-14T12:00:00Z', '6 days ago'],
  ['2025-11-20T12:00:00Z', '365 days ago'],
  // A clock that is ahead.
  ['2026-11-20T13:00:00Z', undefined],
])('formatAge: %s was %s', (moment, age) => {
  expect(formatAge(new Date(moment), Date.parse('2026-11-20T12:00:00Z'))).toBe(age);
});

const berlin = 'Europe/Berlin';

test.each([
  ['2026-11-20T11:00:00Z', '2026-11-20T12:00:00Z', undefined, 0],
  // The present is that of the last quarter of an hour.
  ['2026-11-20T12:10:00Z', '2026-11-20T12:00:00Z', undefined, 0],
  ['2026-11-19T23:59:00Z', '2026-11-20T00:00:00Z', undefined, 1],
  ['2026-11-19T00:00:00Z', '2026-11-20T23:59:00Z', undefined, 1],
  ['2026-11-18T23:59:00Z', '2026-11-20T00:00:00Z', undefined, undefined],
  ['2026-11-21T00:00:00Z', '2026-11-20T23:50:00Z', undefined, undefined],
  ['2026-11-19T23:59:00Z', '2026-11-20T00:00:00Z', 'Asia/Tokyo', 0],
  // 29 March 2026 has 23 hours there, 25 October 25.
  ['2026-03-28T23:30:00Z', '2026-03-29T22:30:00Z', berlin, 1],
  ['2026-03-28T22:30:00Z', '2026-03-29T22:30:00Z', berlin, undefined],
  ['2026-10-24T22:30:00Z', '2026-10-26T22:30:00Z', berlin, 1],
])('recentDay: %s was at %s in %s', (moment, now, timeZone, day) => {
  expect(recentDay(new Date(moment), Date.parse(now), timeZone)).toBe(day);
});
