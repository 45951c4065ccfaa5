import { describe, expect, test } from 'vitest';
import { checkAbout, checkClinic, tidy } from './values.ts';

const wrong = (errors: Partial<Record<string, string>>) =>
  Object.entries(errors).flatMap(([name, text]) => (text ? [name] : []));

describe('about me', () => {
  test.each(['', ' https://cv.example/sami ', 'http://cv.example'])('accepts CV %j', (cvUrl) => {
    expect(wrong(checkAbout({ cvUrl, bio: '' }))).toEqual([]);
  });

  test.each(['javascript:alert(1)', 'ftp://cv.example', 'cv.example', 'data:text/html,x'])(
    'refuses CV %j',
    (cvUrl) => {
      expect(wrong(checkAbout({ cvUrl, bio: '' }))).toEqual(['cvUrl']);
    },
  );

  test('keeps to the length of a bio', () => {
    expect(wrong(checkAbout({ cvUrl: '', bio: 'b'.repeat(4000) }))).toEqual([]);
    expect(wrong(checkAbout({ cvUrl: '', bio: 'b'.repeat(4001) }))).toEqual(['bio']);
  });
});

describe('clinic', () => {
  test('may be blank as a whole, but not have hours without a name', () => {
    expect(wrong(checkClinic({ name: ' ', location: '', openHours: '' }))).toEqual([]);
    expect(wrong(checkClinic({ name: ' ', location: '', openHours: '9–17' }))).toEqual(['name']);
  });

  test('is sent without blanks around it', () => {
    expect(tidy({ name: ' Example Clinic ', location: '', openHours: '9–17 ' })).toEqual({
      name: 'Example Clinic',
      location: '',
      openHours: '9–17',
    });
  });
});
