import { describe, expect, test } from 'vitest';
import { validateAbout, validateClinic, trimValues } from './values.ts';

const wrong = (errors: Partial<Record<string, string>>) =>
  Object.entries(errors).flatMap(([name, text]) => (text ? [name] : []));

describe('about me', () => {
  test.each(['', ' https://cv.example/sami ', 'http://cv.example'])('accepts CV %j', (cvUrl) => {
    expect(wrong(validateAbout({ cvUrl, bio: '' }))).toEqual([]);
  });

  test.each(['javascript:alert(1)', 'ftp://cv.example', 'cv.example', 'data:text/html,x'])(
    'rejects CV %j',
    (cvUrl) => {
      expect(wrong(validateAbout({ cvUrl, bio: '' }))).toEqual(['cvUrl']);
    },
  );

  test('accepts a bio of up to 4000 characters', () => {
    expect(wrong(validateAbout({ cvUrl: '', bio: 'b'.repeat(4000) }))).toEqual([]);
    expect(wrong(validateAbout({ cvUrl: '', bio: 'b'.repeat(4001) }))).toEqual(['bio']);
  });
});

describe('clinic', () => {
  test('accepts a blank clinic, and rejects hours without a name', () => {
    expect(wrong(validateClinic({ name: ' ', location: '', openHours: '' }))).toEqual([]);
    expect(wrong(validateClinic({ name: ' ', location: '', openHours: '9–17' }))).toEqual(['name']);
  });

  test('trims every value', () => {
    expect(trimValues({ name: ' Example Clinic ', location: '', openHours: '9–17 ' })).toEqual({
      name: 'Example Clinic',
      location: '',
      openHours: '9–17',
    });
  });
});
