import type { NamedRange } from './scale.ts';

export interface Pressure {
  /** In mmHg. */
  systolic: number;
  /** In mmHg. */
  diastolic: number;
}

/** The source of the ranges, as shown to users. */
export const pressureGuideline = '2017 ACC/AHA guideline';

/** Ranges for adults by {@link pressureGuideline}, in mmHg. */
export const pressureRanges = {
  systolic: [
    { from: 0, name: 'Normal' },
    { from: 120, name: 'Elevated' },
    { from: 130, name: 'High, stage 1' },
    { from: 140, name: 'High, stage 2' },
  ],
  diastolic: [
    { from: 0, name: 'Normal' },
    { from: 80, name: 'High, stage 1' },
    { from: 90, name: 'High, stage 2' },
  ],
} satisfies Record<keyof Pressure, NamedRange[]>;

const rangeOf = (ranges: readonly NamedRange[], value: number) =>
  ranges.findLast(({ from }) => value >= from)?.name;

/** The range of an adult's blood pressure by {@link pressureGuideline}: the higher of the two. */
export function pressureBand({ systolic, diastolic }: Pressure): string {
  const upper = rangeOf(pressureRanges.systolic, systolic);
  const lower = rangeOf(pressureRanges.diastolic, diastolic);
  // The systolic ranges include every name, in order of severity.
  const higher = pressureRanges.systolic.findLast(({ name }) => name === upper || name === lower);
  return higher?.name ?? 'Normal';
}

/** Whether the patient should rest, measure again and watch for symptoms at once. */
export function isVeryHigh({ systolic, diastolic }: Pressure): boolean {
  return systolic >= 180 || diastolic >= 120;
}
