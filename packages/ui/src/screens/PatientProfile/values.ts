import { parseNumber } from '../../components/Form/numbers.ts';
import type { FormErrors } from '../../components/Form/useForm.ts';
import type { BloodType } from '../../view.ts';

/** The blood types, in the order in which they are offered. */
export const bloodTypes = [
  'O+',
  'O-',
  'A+',
  'A-',
  'B+',
  'B-',
  'AB+',
  'AB-',
] as const satisfies readonly BloodType[];

/** What a patient's profile says while no blood type is recorded. It is no blood type that anybody chose. */
export const noBloodType = 'Not recorded (default +O)';

const limits = {
  heightCm: { min: 40, max: 250, example: 170 },
  weightKg: { min: 3, max: 250, example: 70 },
  upper: { min: 0, max: 250, example: 120 },
  lower: { min: 0, max: 250, example: 80 },
  sugar: { min: 0, max: 1000, example: 110 },
};

/** By value, the text that is stored in its place and cannot be read as one. It is shown as it is. */
export type UnreadValues = {
  [Name in 'bloodType' | 'heightCm' | 'weightKg']?: string | undefined;
};

/** Medical information as it is recorded. */
export interface MedicalValues {
  /** Absent: not recorded. */
  bloodType: BloodType | undefined;
  /** Centimetres, 40 to 250. */
  heightCm: number | undefined;
  /** Kilograms, 3 to 250. */
  weightKg: number | undefined;
  /** What is stored in the place of an absent value, and stays. */
  unread?: UnreadValues;
}

/** Medical information as it is typed. */
export interface MedicalDraft {
  bloodType: BloodType | undefined;
  heightCm: string;
  weightKg: string;
}

/** A blood pressure in mmHg. */
export interface PressureValues {
  /** Upper value, 0 to 250. */
  systolic: number;
  /** Lower value, 0 to 250, below the upper one. */
  diastolic: number;
}

/** A blood pressure as it is typed. */
export type PressureDraft = Record<keyof PressureValues, string>;

/** A blood sugar. */
export interface SugarValues {
  /** mg/dL, 0 to 1000. */
  mgPerDl: number;
}

/** A blood sugar as it is typed. */
export type SugarDraft = Record<keyof SugarValues, string>;

/** Recorded values as text for the form. */
export function draftMedical(values: Partial<MedicalValues>): MedicalDraft {
  return {
    bloodType: values.bloodType,
    heightCm: values.heightCm?.toString() ?? '',
    weightKg: values.weightKg?.toString() ?? '',
  };
}

/**
 * The typed values; call it only with a draft that {@link checkMedical} lets through. What of `unread` no value takes
 * the place of stays with them: saving a weight must not clear a height that only a person can read.
 */
export function readMedical(draft: MedicalDraft, unread: UnreadValues = {}): MedicalValues {
  const values = {
    bloodType: draft.bloodType,
    heightCm: parseNumber(draft.heightCm),
    weightKg: parseNumber(draft.weightKg),
  };
  const kept = {
    ...(values.bloodType === undefined && { bloodType: unread.bloodType }),
    ...(values.heightCm === undefined && { heightCm: unread.heightCm }),
    ...(values.weightKg === undefined && { weightKg: unread.weightKg }),
  };
  return Object.values(kept).some(Boolean) ? { ...values, unread: kept } : values;
}

/** What is wrong with medical information; blank fields are fine. */
export function checkMedical(draft: MedicalDraft): FormErrors<MedicalDraft> {
  const { heightCm, weightKg } = limits;
  return {
    heightCm: rangeProblem('Height', parseNumber(draft.heightCm), heightCm, ' cm'),
    weightKg: rangeProblem('Weight', parseNumber(draft.weightKg), weightKg, ' kg'),
  };
}

/** What is wrong with a blood pressure: both values are needed, whole, and in the right order. */
export function checkPressure(draft: PressureDraft): FormErrors<PressureDraft> {
  const systolic = parseNumber(draft.systolic);
  const diastolic = parseNumber(draft.diastolic);
  const errors = {
    systolic: pressureProblem('upper', systolic),
    diastolic: pressureProblem('lower', diastolic),
  };
  if (errors.systolic ?? errors.diastolic) return errors;
  const inOrder = systolic !== undefined && diastolic !== undefined && systolic > diastolic;
  return inOrder ? {} : { systolic: 'The upper value must be greater than the lower value' };
}

/** The typed blood pressure; call it only with a draft that {@link checkPressure} lets through. */
export function readPressure(draft: PressureDraft): PressureValues {
  return {
    systolic: parseNumber(draft.systolic) ?? Number.NaN,
    diastolic: parseNumber(draft.diastolic) ?? Number.NaN,
  };
}

/** What is wrong with a blood sugar. */
export function checkSugar(draft: SugarDraft): FormErrors<SugarDraft> {
  const value = parseNumber(draft.mgPerDl);
  if (value === undefined) return { mgPerDl: 'Enter your blood sugar' };
  return { mgPerDl: rangeProblem('Blood sugar', value, limits.sugar) };
}

/** The typed blood sugar; call it only with a draft that {@link checkSugar} lets through. */
export function readSugar(draft: SugarDraft): SugarValues {
  return { mgPerDl: parseNumber(draft.mgPerDl) ?? Number.NaN };
}

/** Whether the number is far more likely in mmol/L than in mg/dL, so that the reader is asked first. */
export function looksLikeMmolPerL(value: number): boolean {
  return value >= 1 && value <= 33;
}

function pressureProblem(which: 'upper' | 'lower', value: number | undefined) {
  if (value === undefined) return `Enter the ${which} value`;
  const label = which === 'upper' ? 'Upper value' : 'Lower value';
  const problem = rangeProblem(label, value, limits[which]);
  return problem ?? (Number.isInteger(value) ? undefined : `${label} must be a whole number`);
}

function rangeProblem(
  label: string,
  value: number | undefined,
  { min, max, example }: { min: number; max: number; example: number },
  unit = '',
) {
  if (value === undefined) return undefined;
  if (Number.isNaN(value)) return `${label} must be a number, like ${example}`;
  if (value < min || value > max) return `${label} must be between ${min} and ${max}${unit}`;
  return undefined;
}
