import { bloodPressurePattern } from './constants.ts';

/** A blood pressure in mm[Hg]. */
export interface BloodPressure {
  /** The upper value. */
  readonly systolic: number;
  /** The lower value. */
  readonly diastolic: number;
}

/**
 * Reads a blood pressure such as `120/80` or `120 / 80`. Any other text, which the contract lets a backend store, gives
 * nothing: show it as it is.
 */
export function parseBloodPressure(text: string | null | undefined): BloodPressure | undefined {
  const plain = text?.trim().replace(/\s*\/\s*/, '/') ?? '';
  if (!bloodPressurePattern.test(plain)) return undefined;
  const [systolic = 0, diastolic = 0] = plain.split('/').map(Number);
  return { systolic, diastolic };
}

/** The day that stands for 'no date' in the answers of some backends: .NET's date without a value. */
export const noDate = '0001-01-01';

const datePattern =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * Reads a date, with or without a time. Without an offset it is UTC, whatever the zone of the reader. Gives nothing for a
 * text that is no date, for a day that does not exist, and for {@link noDate}.
 */
export function parseDate(text: string | null | undefined): Date | undefined {
  const [, day = '', time = '00:00', offset = 'Z'] = datePattern.exec(text?.trim() ?? '') ?? [];
  if (day === noDate || !isDay(day)) return undefined;
  const date = new Date(`${day}T${time}${offset}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Some engines roll the 31st of a short month over to the next one. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
