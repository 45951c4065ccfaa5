/** The display units of blood sugar. It is stored in mg/dL. */
export type GlucoseUnit = 'mg/dL' | 'mmol/L';

const MG_PER_DL = 18.0182;

/** Converts to whole mg/dL, as meters display it. */
export function mgPerDlFrom(mmolPerL: number): number {
  return Math.round(mmolPerL * MG_PER_DL);
}

/** Converts to mmol/L with one decimal, as meters display it. */
export function mmolPerLFrom(mgPerDl: number): number {
  return Math.round((mgPerDl / MG_PER_DL) * 10) / 10;
}

/** A blood sugar in a unit. */
export function glucoseIn(unit: GlucoseUnit, mgPerDl: number): number {
  return unit === 'mg/dL' ? mgPerDl : mmolPerLFrom(mgPerDl);
}

/** A blood sugar in a unit, as meters display it. */
export function glucoseText(unit: GlucoseUnit, mgPerDl: number): string {
  return unit === 'mg/dL' ? String(mgPerDl) : mmolPerLFrom(mgPerDl).toFixed(1);
}

/** The levels of hypoglycaemia, regardless of meals, most severe first. Values `below`, in mg/dL, are of the level. */
export const lowGlucoseLevels = [
  { below: 54, level: 'level2' },
  { below: 70, level: 'level1' },
] as const;

/** The level of hypoglycaemia; undefined for other values. */
export function lowGlucose(mgPerDl: number): 'level1' | 'level2' | undefined {
  return lowGlucoseLevels.find(({ below }) => mgPerDl < below)?.level;
}

/** How urgent a blood sugar is. */
export type SugarWarning = 'low' | 'veryLow' | 'high' | 'veryHigh';

const warningOf = { level1: 'low', level2: 'veryLow' } as const;

/** The advice that a blood sugar needs; undefined for most. Decision record 037 names the sources. */
export function sugarWarning(mgPerDl: number): SugarWarning | undefined {
  if (mgPerDl >= 600) return 'veryHigh';
  if (mgPerDl >= 300) return 'high';
  const level = lowGlucose(mgPerDl);
  return level && warningOf[level];
}
