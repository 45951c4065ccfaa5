/** A blood pressure in mmHg. */
export interface Pressure {
  /** The upper value. */
  systolic: number;
  /** The lower value. */
  diastolic: number;
}

/** Where the ranges come from, as a reader may look it up. */
export const pressureGuideline = 'ACC/AHA guideline of 2017';

/** The range of an adult's blood pressure by {@link pressureGuideline}. Of two, the higher one counts. */
export function pressureBand({ systolic, diastolic }: Pressure): string {
  if (systolic >= 140 || diastolic >= 90) return 'High, stage 2';
  if (systolic >= 130 || diastolic >= 80) return 'High, stage 1';
  return systolic >= 120 ? 'Elevated' : 'Normal';
}

/** Whether somebody should rest, measure again, and watch for symptoms at once. */
export function isVeryHigh({ systolic, diastolic }: Pressure): boolean {
  return systolic >= 180 || diastolic >= 120;
}
