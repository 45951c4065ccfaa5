import { bloodPressurePattern } from './generated/constants.ts';

/** A blood pressure. */
export interface BloodPressure {
  /** The upper value, in mm[Hg]. */
  readonly systolic: number;
  /** The lower value, in mm[Hg]. */
  readonly diastolic: number;
}

/**
 * Parses a blood pressure such as `120/80` or `120 / 80`. The contract allows a backend to store any text; returns
 * `undefined` for it.
 */
export function parseBloodPressure(text: string | null | undefined): BloodPressure | undefined {
  const plain = text?.trim().replace(/\s*\/\s*/, '/') ?? '';
  if (!bloodPressurePattern.test(plain)) return undefined;
  const [systolic = 0, diastolic = 0] = plain.split('/').map(Number);
  return { systolic, diastolic };
}

/** .NET's `DateTime.MinValue`, which some backends send for "no date". */
export const noDate = '0001-01-01';

const datePattern =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * Parses a date with or without a time, as UTC when it has no offset. Returns `undefined` for anything else, for a day
 * that does not exist, and for {@link noDate}.
 */
export function parseDate(text: string | null | undefined): Date | undefined {
  const [, day = '', time = '00:00', offset = 'Z'] = datePattern.exec(text?.trim() ?? '') ?? [];
  if (day === noDate || !isDay(day)) return undefined;
  const date = new Date(`${day}T${time}${offset}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** `new Date('2024-02-30')` rolls over to March in some engines. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
