import { describe, expect, test } from 'vitest';
import { doctorProfile } from '../../../messages/en/doctorProfile.ts';
import { form } from '../../../messages/en/form.ts';
import { textsIn } from '../../../messages/textsIn.ts';
import { validateAbout, validateClinic, trimValues } from './values.ts';

const texts = textsIn('en-GB', doctorProfile);
const { tooLong } = textsIn('en-GB', form);

const wrong = (errors: Partial<Record<string, string>>) =>
  Object.entries(errors).flatMap(([name, text]) => (text ? [name] : []));

describe('about me', () => {
  test.each(['', ' https://cv.example/sami ', 'http://cv.example'])('accepts CV %j', (cvUrl) => {
    expect(wrong(validateAbout({ cvUrl, bio: '' }, texts, tooLong))).toEqual([]);
  });

  test.each(['javascript:alert(1)', 'ftp://cv.example', 'cv.example', 'data:text/html,x'])(
    'rejects CV %j',
    (cvUrl) => {
      expect(wrong(validateAbout({ cvUrl, bio: '' }, texts, tooLong))).toEqual(['cvUrl']);
    },
  );

  test('accepts a bio of up to 4000 characters', () => {
    expect(wrong(validateAbout({ cvUrl: '', bio: 'b'.repeat(4000) }, texts, tooLong))).toEqual([]);
    expect(wrong(validateAbout({ cvUrl: '', bio: 'b'.repeat(4001) }, texts, tooLong))).toEqual([
      'bio',
    ]);
  });
});

describe('clinic', () => {
  test('accepts a blank clinic, and rejects hours without a name', () => {
    expect(
      wrong(validateClinic({ name: ' ', location: '', openHours: '' }, texts, tooLong)),
    ).toEqual([]);
    expect(
      wrong(validateClinic({ name: ' ', location: '', openHours: '9–17' }, texts, tooLong)),
    ).toEqual(['name']);
  });

  test('trims every value', () => {
    expect(trimValues({ name: ' Example Clinic ', location: '', openHours: '9–17 ' })).toEqual({
      name: 'Example Clinic',
      location: '',
      openHours: '9–17',
    });
  });
});
