import { describe, expect, it } from 'vitest';
import { isVeryHigh, pressureBand } from './pressureBand.ts';

const pressure = (systolic: number, diastolic: number) => ({ systolic, diastolic });

describe('pressureBand', () => {
  it.each([
    [70, 40, 'low'],
    [89, 60, 'low'],
    [90, 59, 'low'],
    [90, 60, 'normal'],
    [150, 59, 'highStage2'],
    [85, 80, 'highStage1'],
    [119, 79, 'normal'],
    [120, 79, 'elevated'],
    [129, 79, 'elevated'],
    [130, 79, 'highStage1'],
    [119, 80, 'highStage1'],
    [139, 89, 'highStage1'],
    [140, 79, 'highStage2'],
    [119, 90, 'highStage2'],
  ])('classifies %i/%i as %s', (systolic, diastolic, band) => {
    expect(pressureBand(pressure(systolic, diastolic))).toBe(band);
  });
});

describe('isVeryHigh', () => {
  it.each([
    [179, 119, false],
    [180, 80, true],
    [150, 120, true],
  ])('for %i/%i is %s', (systolic, diastolic, expected) => {
    expect(isVeryHigh(pressure(systolic, diastolic))).toBe(expected);
  });
});
