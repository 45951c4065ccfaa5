import { describe, expect, test } from 'vitest';
import type { GlucoseUnit } from '../../components/Readings/glucose.ts';
import { patientProfile } from '../../messages/en/patientProfile.ts';
import { textsIn } from '../../messages/textsIn.ts';
import {
  validateMedical,
  validatePressure,
  validateSugar,
  draftFromMedical,
  isDoubtfulSugar,
  parseMedical,
  parsePressure,
  parseSugar,
} from './values.ts';

const t = textsIn('en-GB', patientProfile);

const wrong = (errors: Partial<Record<string, string>>) =>
  Object.entries(errors).flatMap(([name, text]) => (text ? [name] : []));

const draftOf = (heightCm: string, weightKg: string) => ({
  bloodType: '' as const,
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
    expect(wrong(validateMedical(draftOf(height, weight), t))).toEqual([]);
  });

  test.each([
    ['39', '2', ['heightCm', 'weightKg']],
    ['251', '', ['heightCm']],
    ['', '250.1', ['weightKg']],
    ['tall', '70', ['heightCm']],
  ])('rejects height %j and weight %j', (height, weight, fields) => {
    expect(wrong(validateMedical(draftOf(height, weight), t))).toEqual(fields);
  });

  test('keeps unread texts until a value replaces them', () => {
    const unread = { bloodType: 'A, I think', heightCm: 'tall', weightKg: '11 stone' };
    expect(parseMedical({ ...draftOf('', '70'), bloodType: 'A+' }, unread)).toEqual({
      bloodType: 'A+',
      heightCm: undefined,
      weightKg: 70,
      unread: { heightCm: 'tall' },
    });
    expect(parseMedical(draftOf('180', '70'), { heightCm: 'tall' })).not.toHaveProperty('unread');
  });

  test('records no blood type when only the height changes', () => {
    const typed = { ...draftFromMedical({}), heightCm: '180' };
    expect(parseMedical(typed)).toEqual({
      bloodType: undefined,
      heightCm: 180,
      weightKg: undefined,
    });
  });
});

describe('blood pressure', () => {
  test('parses two whole numbers', () => {
    const draft = { systolic: '120', diastolic: '80' };
    expect(wrong(validatePressure(draft, t))).toEqual([]);
    expect(parsePressure(draft)).toEqual({ systolic: 120, diastolic: 80 });
  });

  test.each([
    ['', '', ['systolic', 'diastolic']],
    ['120', '', ['diastolic']],
    ['-1', '80', ['systolic']],
    ['251', '80', ['systolic']],
    ['120.5', '80', ['systolic']],
    ['80', '120', ['systolic']],
    ['80', '80', ['systolic']],
  ])('rejects %j over %j', (systolic, diastolic, fields) => {
    expect(wrong(validatePressure({ systolic, diastolic }, t))).toEqual(fields);
  });
});

describe('blood sugar', () => {
  test.each([
    ['', 'mg/dL'],
    ['high', 'mg/dL'],
    ['-1', 'mg/dL'],
    ['1001', 'mg/dL'],
    ['55.6', 'mmol/L'],
    ['98.55', 'mg/dL'],
  ] as const)('rejects %j in %s', (mgPerDl, unit) => {
    expect(wrong(validateSugar({ mgPerDl }, unit, t))).toEqual(['mgPerDl']);
  });

  test.each([
    ['0', 'mg/dL', 0],
    ['1000', 'mg/dL', 1000],
    ['98.5', 'mg/dL', 98.5],
    ['2.8', 'mmol/L', 50],
    ['55.5', 'mmol/L', 1000],
  ] as const)('accepts %j in %s', (typed, unit, mgPerDl) => {
    expect(wrong(validateSugar({ mgPerDl: typed }, unit, t))).toEqual([]);
    expect(parseSugar({ mgPerDl: typed }, unit)).toEqual({ mgPerDl });
  });

  test('asks about implausible values, and those that are likely in the other unit', () => {
    const ofUnit = (unit: GlucoseUnit) => (value: number) => isDoubtfulSugar(value, unit);
    const values = [0.9, 1, 33, 33.1];
    expect(values.map(ofUnit('mg/dL'))).toEqual([true, true, true, false]);
    expect(values.map(ofUnit('mmol/L'))).toEqual([true, false, false, true]);
  });
});
