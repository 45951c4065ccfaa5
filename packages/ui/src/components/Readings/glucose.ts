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

/** The level of hypoglycaemia, regardless of meals; undefined for other values. */
export function lowGlucose(mgPerDl: number): 'level1' | 'level2' | undefined {
  if (mgPerDl < 54) return 'level2';
  return mgPerDl < 70 ? 'level1' : undefined;
}
