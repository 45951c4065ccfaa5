import { describe, expect, test } from 'vitest';
import {
  checkMedical,
  checkPressure,
  checkSugar,
  draftMedical,
  looksLikeMmolPerL,
  readMedical,
  readPressure,
  readSugar,
} from './values.ts';

const wrong = (errors: Partial<Record<string, string>>) =>
  Object.entries(errors).flatMap(([name, text]) => (text ? [name] : []));

const draftOf = (heightCm: string, weightKg: string) => ({
  bloodType: undefined,
  heightCm,
  weightKg,
});

describe('medical information', () => {
  test.each([
    ['', ''],
    ['40', '3'],
    ['250', '250'],
    ['171.5', '70,5'],
  ])('accepts height %j and weight %j', (height, weight) => {
    expect(wrong(checkMedical(draftOf(height, weight)))).toEqual([]);
  });

  test.each([
    ['39', '2', ['heightCm', 'weightKg']],
    ['251', '', ['heightCm']],
    ['', '250.1', ['weightKg']],
    ['tall', '70', ['heightCm']],
  ])('refuses height %j and weight %j', (height, weight, fields) => {
    expect(wrong(checkMedical(draftOf(height, weight)))).toEqual(fields);
  });

  test('what cannot be read stays until a value takes its place', () => {
    const unread = { bloodType: 'A, I think', heightCm: 'tall', weightKg: '11 stone' };
    expect(readMedical({ ...draftOf('', '70'), bloodType: 'A+' }, unread)).toEqual({
      bloodType: 'A+',
      heightCm: undefined,
      weightKg: 70,
      unread: { heightCm: 'tall' },
    });
    expect(readMedical(draftOf('180', '70'), { heightCm: 'tall' })).not.toHaveProperty('unread');
  });

  test('saving a height records no blood type that nobody chose', () => {
    const typed = { ...draftMedical({}), heightCm: '180' };
    expect(readMedical(typed)).toEqual({
      bloodType: undefined,
      heightCm: 180,
      weightKg: undefined,
    });
  });
});

describe('blood pressure', () => {
  test('is read as two whole numbers', () => {
    const draft = { systolic: '120', diastolic: '80' };
    expect(wrong(checkPressure(draft))).toEqual([]);
    expect(readPressure(draft)).toEqual({ systolic: 120, diastolic: 80 });
  });

  test.each([
    ['', '', ['systolic', 'diastolic']],
    ['120', '', ['diastolic']],
    ['-1', '80', ['systolic']],
    ['251', '80', ['systolic']],
    ['120.5', '80', ['systolic']],
    ['80', '120', ['systolic']],
    ['80', '80', ['systolic']],
  ])('refuses %j over %j', (systolic, diastolic, fields) => {
    expect(wrong(checkPressure({ systolic, diastolic }))).toEqual(fields);
  });
});

describe('blood sugar', () => {
  test.each(['', 'high', '-1', '1001'])('refuses %j', (mgPerDl) => {
    expect(wrong(checkSugar({ mgPerDl }))).toEqual(['mgPerDl']);
  });

  test.each(['0', '1000', '98.5'])('accepts %j', (mgPerDl) => {
    expect(wrong(checkSugar({ mgPerDl }))).toEqual([]);
    expect(readSugar({ mgPerDl })).toEqual({ mgPerDl: Number(mgPerDl) });
  });

  test('is asked about where mmol/L is likely', () => {
    expect([0.9, 1, 5.6, 33, 33.1, 98].map(looksLikeMmolPerL)).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
