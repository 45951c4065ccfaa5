/** The units in which blood sugar is read. It is kept in mg/dL. */
export type GlucoseUnit = 'mg/dL' | 'mmol/L';

/** Of glucose, 1 mmol/L is as much as this many mg/dL. */
const MG_PER_DL = 18.0182;

/** Rounded to whole mg/dL, as meters show it. */
export function mgPerDlFrom(mmolPerL: number): number {
  return Math.round(mmolPerL * MG_PER_DL);
}

/** Rounded to a tenth of a mmol/L, as meters show it. */
export function mmolPerLFrom(mgPerDl: number): number {
  return Math.round((mgPerDl / MG_PER_DL) * 10) / 10;
}

/** What a low blood sugar is called, whatever was eaten; absent for any other. */
export function lowGlucose(mgPerDl: number): string | undefined {
  if (mgPerDl < 54) return 'Low, level 2';
  return mgPerDl < 70 ? 'Low, level 1' : undefined;
}
