import { describe, expect, it } from 'vitest';
import { lowGlucose, mgPerDlFrom, mmolPerLFrom, sugarWarning } from './glucose.ts';

describe('unit conversion', () => {
  it.each([
    [5.5, 99],
    [5.6, 101],
    [10, 180],
    [33, 595],
  ])('converts %d mmol/L to %i mg/dL', (mmolPerL, mgPerDl) => {
    expect(mgPerDlFrom(mmolPerL)).toBe(mgPerDl);
  });

  it.each([
    [100, 5.5],
    [180, 10],
    [54, 3],
    [0, 0],
  ])('converts %i mg/dL to %d mmol/L', (mgPerDl, mmolPerL) => {
    expect(mmolPerLFrom(mgPerDl)).toBe(mmolPerL);
  });
});

describe('lowGlucose', () => {
  it.each([
    [53, 'level2'],
    [54, 'level1'],
    [69, 'level1'],
    [70, undefined],
  ])('classifies %i mg/dL as %s', (mgPerDl, level) => {
    expect(lowGlucose(mgPerDl)).toBe(level);
  });
});

describe('sugarWarning', () => {
  it.each([
    [53.9, 'veryLow'],
    [54, 'low'],
    [69.9, 'low'],
    [70, undefined],
    [299.9, undefined],
    [300, 'high'],
    [599.9, 'high'],
    [600, 'veryHigh'],
  ])('for %d mg/dL is %s', (mgPerDl, warning) => {
    expect(sugarWarning(mgPerDl)).toBe(warning);
  });
});
