// The small steps that every mapping from the contract to a view takes. Absent, null and blank mean the same. The steps
// take whatever comes: the types say what the contract declares, but nobody checked that a backend sent it.
import { type Gender as WireGender, noDate, parseDate } from '@medportal/api-client';
import type { Gender, LinkedText } from '@medportal/ui';

/**
 * The text, or nothing when it is absent, null or blank.
 * @throws TypeError when it is a list or an object: to show nothing would say that nothing is recorded.
 */
export function text(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') throw new TypeError('The answer has no text where one belongs.');
  // Half a surrogate pair cannot be part of an address: encoding it throws.
  return value.trim() ? value.toWellFormed() : undefined;
}

/**
 * A part that has fields of its own.
 * @throws TypeError when it has none, as a text in its place: its fields would all seem to be empty.
 */
export function record<Part>(value: Part): Part {
  if (typeof value !== 'object' || value === null)
    throw new TypeError('The answer has no fields where some belong.');
  return value;
}

/** The number, also when it is written as a text; nothing when it is absent, null, blank or no number. */
export function number(value: unknown): number | undefined {
  const isWritten = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim());
  const given = isWritten ? Number(value) : value;
  return typeof given === 'number' && Number.isFinite(given) ? given : undefined;
}

/** Yes or no, also when it is written as a text; nothing when it is absent, null or neither. */
export function flag(value: unknown): boolean | undefined {
  const word = String(value).toLowerCase();
  return word === 'true' || word === 'false' ? word === 'true' : undefined;
}

/** The moment in UTC, or nothing when it is absent, null, blank or no date. */
export function moment(value: unknown): string | undefined {
  return parseDate(text(value))?.toISOString();
}

/** The day as it was written, in no zone; nothing when it is absent, null or blank, or stands for 'none'. */
export function day(value: unknown): string | undefined {
  const given = text(value);
  return given?.startsWith(noDate) ? undefined : given;
}

/**
 * A part that no view can do without.
 * @throws TypeError when it is missing; `readAs` makes a failed read of that.
 */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError('The answer lacks a required field.');
  return value;
}

/** The number, or nothing when it is absent, null or 0: a body has neither a height nor a weight of 0. */
export function measure(value: unknown): number | undefined {
  const given = number(value);
  return given ? given : undefined;
}

/** The gender as the screens know it; other words than the contract's are unspecified. */
export function gender(value: unknown): Gender {
  if (value === 'Male') return 'male';
  if (value === 'Female') return 'female';
  return 'unspecified';
}

/** The contract's word for a gender; nothing when it is unspecified. */
export function wireGender(value: Gender): WireGender | undefined {
  switch (value) {
    case 'male':
      return 'Male';
    case 'female':
      return 'Female';
    case 'unspecified':
      return undefined;
    default:
      return value satisfies never;
  }
}

/** A text that may be an address: a link only when it is http or https, so that no script hides in it. */
export function linkedText(value: unknown): LinkedText | undefined {
  const given = text(value);
  if (given === undefined) return undefined;
  const isWebAddress = /^https?:\/\//i.test(given) && URL.canParse(given);
  return isWebAddress ? { text: given, href: given } : { text: given };
}

const noClinicNames = new Set(['No Clinic', 'No Clinic Yet !']);

/** The clinic's name; nothing for the contract's words for a doctor without a clinic. */
export function clinicName(value: unknown): string | undefined {
  const given = text(value);
  return given && !noClinicNames.has(given.trim()) ? given : undefined;
}

/** Takes what a mapping left over; a contract field that nobody maps does not compile here. */
export function allMapped(_rest: Record<string, never>): void {}
