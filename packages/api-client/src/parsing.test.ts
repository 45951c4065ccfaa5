import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseBloodPressure, parseDate } from './index.ts';

describe('parseBloodPressure', () => {
  it.each(['120/80', ' 120/80\n', '120 / 80', '120/ 80'])('parses %j', (text) => {
    expect(parseBloodPressure(text)).toEqual({ systolic: 120, diastolic: 80 });
  });

  it.each([
    undefined,
    null,
    '',
    '120',
    '/80',
    '120/',
    '1200/80',
    '120/80/60',
    '120-80',
    'a/b',
    '-1/2',
  ])('returns undefined for %j', (text) => {
    expect(parseBloodPressure(text)).toBeUndefined();
  });
});

describe('parseDate', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['2024-03-02T07:30:00Z', '2024-03-02T07:30:00.000Z'],
    ['2024-03-02T07:30:00', '2024-03-02T07:30:00.000Z'],
    ['2024-03-02 07:30', '2024-03-02T07:30:00.000Z'],
    ['2024-03-02T07:30:00.1234567', '2024-03-02T07:30:00.123Z'],
    ['2024-03-02T07:30:00+02:00', '2024-03-02T05:30:00.000Z'],
    ['2024-03-02', '2024-03-02T00:00:00.000Z'],
    [' 2024-02-29 ', '2024-02-29T00:00:00.000Z'],
  ])('parses %j as %s in every time zone', (text, expected) => {
    for (const zone of ['UTC', 'Asia/Tokyo', 'America/Lima']) {
      vi.stubEnv('TZ', zone);
      expect(parseDate(text)?.toISOString(), zone).toBe(expected);
    }
  });

  it.each([
    undefined,
    null,
    '',
    'yesterday',
    '2024',
    '2024-02-30',
    '2023-02-29',
    '2024-13-01',
    '2024-03-02T25:00:00',
    '2024-03-02T07:30:00Zulu',
    '03/02/2024',
    '0001-01-01T00:00:00',
    '0001-01-01',
  ])('returns undefined for %j', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });
});
