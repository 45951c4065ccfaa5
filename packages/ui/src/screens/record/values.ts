import { parseNumber } from '../../components/Form/numbers.ts';
import type { FormErrors } from '../../components/Form/useForm.ts';
import { type GlucoseUnit, mgPerDlFrom } from '../../components/Readings/glucose.ts';
import type { patientProfile } from '../../messages/en/patientProfile.ts';
import type { Texts } from '../../messages/textsIn.ts';
import type { BloodType } from '../shared/view.ts';

/** The blood types, in display order. */
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

type ProfileTexts = Texts<typeof patientProfile>;

const limits = {
  heightCm: { min: 40, max: 250, example: 170 },
  weightKg: { min: 3, max: 250, example: 70 },
  systolic: { min: 0, max: 250, example: 120 },
  diastolic: { min: 0, max: 250, example: 80 },
  sugar: {
    'mg/dL': { min: 0, max: 1000, example: 110 },
    'mmol/L': { min: 0, max: 55.5, example: 6.1 },
  },
};

/** Stored texts that are no valid value, by field. The profile shows them unchanged. */
export type UnreadValues = {
  [Name in 'bloodType' | 'heightCm' | 'weightKg']?: string | undefined;
};

/** A patient's medical information. Undefined values are not recorded. */
export interface MedicalValues {
  /** Blood type. */
  bloodType: BloodType | undefined;
  /** Height in centimetres, 40 to 250. */
  heightCm: number | undefined;
  /** Weight in kilograms, 3 to 250. */
  weightKg: number | undefined;
  /** Stored texts of undefined values, which a save keeps. */
  unread?: UnreadValues;
}

/** Medical information as form input. */
export interface MedicalDraft {
  /** Empty when none is chosen. */
  bloodType: BloodType | '';
  heightCm: string;
  weightKg: string;
}

/** Which of the two lists of readings. */
export type ReadingKind = 'pressures' | 'sugars';

/** A blood pressure in mmHg. */
export interface PressureValues {
  /** Upper value, 0 to 250. */
  systolic: number;
  /** Lower value, 0 to 250, less than the upper value. */
  diastolic: number;
}

/** A blood pressure as form input. */
export type PressureDraft = Record<keyof PressureValues, string>;

/** A blood sugar. */
export interface SugarValues {
  /** Blood sugar in mg/dL, 0 to 1000. */
  mgPerDl: number;
}

/** A blood sugar as form input, in the unit of the reader. */
export type SugarDraft = Record<keyof SugarValues, string>;

/** Converts stored values to form input. */
export function draftFromMedical(values: Partial<MedicalValues>): MedicalDraft {
  return {
    bloodType: values.bloodType ?? '',
    heightCm: values.heightCm?.toString() ?? '',
    weightKg: values.weightKg?.toString() ?? '',
  };
}

/**
 * Parses form input that {@link validateMedical} accepts. Keeps the `unread` texts of blank fields: saving a weight must
 * not clear the stored text of a height.
 */
export function parseMedical(draft: MedicalDraft, unread: UnreadValues = {}): MedicalValues {
  const values = {
    bloodType: draft.bloodType || undefined,
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

/** Returns the errors of medical information. All fields may be blank. */
export function validateMedical(
  { heightCm, weightKg }: MedicalDraft,
  t: ProfileTexts,
): FormErrors<MedicalDraft> {
  return {
    heightCm: rangeProblem(parseNumber(heightCm), limits.heightCm, t.height),
    weightKg: rangeProblem(parseNumber(weightKg), limits.weightKg, t.weight),
  };
}

/** Returns the errors of a blood pressure: it needs two whole numbers, the upper greater than the lower. */
export function validatePressure(draft: PressureDraft, t: ProfileTexts): FormErrors<PressureDraft> {
  const systolic = parseNumber(draft.systolic);
  const diastolic = parseNumber(draft.diastolic);
  const errors = {
    systolic: pressureProblem(systolic, limits.systolic, t.systolic),
    diastolic: pressureProblem(diastolic, limits.diastolic, t.diastolic),
  };
  if (errors.systolic ?? errors.diastolic) return errors;
  const inOrder = systolic !== undefined && diastolic !== undefined && systolic > diastolic;
  return inOrder ? {} : { systolic: t.bloodPressure.upperNotAboveLower };
}

/** Parses a blood pressure that {@link validatePressure} accepts. */
export function parsePressure(draft: PressureDraft): PressureValues {
  return {
    systolic: parseNumber(draft.systolic) ?? Number.NaN,
    diastolic: parseNumber(draft.diastolic) ?? Number.NaN,
  };
}

/** Returns the errors of a blood sugar: it has at most one decimal, as on a meter. */
export function validateSugar(
  draft: SugarDraft,
  unit: GlucoseUnit,
  t: ProfileTexts,
): FormErrors<SugarDraft> {
  const value = parseNumber(draft.mgPerDl);
  if (value === undefined) return { mgPerDl: t.bloodSugar.missing };
  const problem = rangeProblem(value, limits.sugar[unit], t.bloodSugar);
  const isRounded = Number(value.toFixed(1)) === value;
  return { mgPerDl: problem ?? (isRounded ? undefined : t.bloodSugar.decimals) };
}

/** Parses a blood sugar that {@link validateSugar} accepts. */
export function parseSugar(draft: SugarDraft, unit: GlucoseUnit): SugarValues {
  const value = parseNumber(draft.mgPerDl) ?? Number.NaN;
  return { mgPerDl: unit === 'mg/dL' ? value : mgPerDlFrom(value) };
}

/** Whether a blood sugar is too low for a living person, or for a meter to display. */
export function isImplausiblyLow(value: number): boolean {
  return value < 1;
}

/** Whether to ask about a blood sugar before it is saved: it is implausible, or more likely in the other unit. */
export function isDoubtfulSugar(value: number, unit: GlucoseUnit): boolean {
  return isImplausiblyLow(value) || (unit === 'mg/dL' ? value <= 33 : value > 33);
}

function pressureProblem(
  value: number | undefined,
  range: Range,
  t: ProfileTexts['systolic' | 'diastolic'],
) {
  if (value === undefined) return t.missing;
  return rangeProblem(value, range, t) ?? (Number.isInteger(value) ? undefined : t.notWhole);
}

interface Range {
  min: number;
  max: number;
  /** A typical value, for the message about a text that is no number. */
  example: number;
}

function rangeProblem(
  value: number | undefined,
  { min, max, example }: Range,
  t: Pick<ProfileTexts['systolic'], 'notANumber' | 'outOfRange'>,
) {
  if (value === undefined) return undefined;
  if (Number.isNaN(value)) return t.notANumber({ example: String(example) });
  if (value < min || value > max) return t.outOfRange({ min: String(min), max: String(max) });
  return undefined;
}
