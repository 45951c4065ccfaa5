import { describe, expect, test } from 'vitest';
import { countCharacters, parseNumber } from './numbers.ts';

describe('parseNumber', () => {
  test.each([
    ['120', 120],
    [' 61.5 ', 61.5],
    ['61,5', 61.5],
    ['-1', -1],
    ['−1', -1],
    ['١٢٠', 120],
    ['۶۱٫۵', 61.5],
  ])('parses %j', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  test.each(['', '   '])('returns undefined for %j', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });

  test.each(['abc', '12a', '1,200', '1.2.3', '1e3', '0x10', 'Infinity', '120/80', '.'])(
    'returns NaN for %j',
    (text) => {
      expect(parseNumber(text)).toBeNaN();
    },
  );
});

test('countCharacters counts a surrogate pair once', () => {
  expect(countCharacters('a😀ب')).toBe(3);
});
