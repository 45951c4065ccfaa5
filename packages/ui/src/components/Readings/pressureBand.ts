import type { NamedRange } from './scale.ts';

/** A blood pressure in mmHg. */
export interface Pressure {
  /** The upper value. */
  systolic: number;
  /** The lower value. */
  diastolic: number;
}

/** Where the ranges come from, as a reader may look it up. */
export const pressureGuideline = 'ACC/AHA guideline of 2017';

/** The ranges of an adult's upper and lower value by {@link pressureGuideline}, in mmHg. */
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

/** The range of an adult's blood pressure by {@link pressureGuideline}. Of two, the higher one counts. */
export function pressureBand({ systolic, diastolic }: Pressure): string {
  const upper = rangeOf(pressureRanges.systolic, systolic);
  const lower = rangeOf(pressureRanges.diastolic, diastolic);
  // All names occur among those of the upper value, in their order.
  const higher = pressureRanges.systolic.findLast(({ name }) => name === upper || name === lower);
  return higher?.name ?? 'Normal';
}

/** Whether somebody should rest, measure again, and watch for symptoms at once. */
export function isVeryHigh({ systolic, diastolic }: Pressure): boolean {
  return systolic >= 180 || diastolic >= 120;
}
