import { describe, expect, it } from 'vitest';
import { lowGlucose, mgPerDlFrom, mmolPerLFrom } from './glucose.ts';

describe('blood sugar in two units', () => {
  it.each([
    [5.5, 99],
    [5.6, 101],
    [10, 180],
    [33, 595],
  ])('turns %d mmol/L into %i mg/dL', (mmolPerL, mgPerDl) => {
    expect(mgPerDlFrom(mmolPerL)).toBe(mgPerDl);
  });

  it.each([
    [100, 5.5],
    [180, 10],
    [54, 3],
    [0, 0],
  ])('turns %i mg/dL into %d mmol/L', (mgPerDl, mmolPerL) => {
    expect(mmolPerLFrom(mgPerDl)).toBe(mmolPerL);
  });
});

describe('lowGlucose', () => {
  it.each([
    [53, 'Low, level 2'],
    [54, 'Low, level 1'],
    [69, 'Low, level 1'],
    [70, undefined],
  ])('calls %i mg/dL %s', (mgPerDl, name) => {
    expect(lowGlucose(mgPerDl)).toBe(name);
  });
});
