// Parsers for wire values. They accept unknown values, since responses are not validated against the contract. Absent,
// null and blank mean the same.
import { type Gender as WireGender, noDate, parseDate } from '@medportal/api-client';
import type { Gender, LinkedText } from '@medportal/ui';

/**
 * A text; undefined when absent, null or blank.
 * @throws TypeError for a list or an object, which must not be shown as "not recorded".
 */
export function text(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') throw new TypeError('The answer has no text where one belongs.');
  // `encodeURIComponent` throws on lone surrogates.
  return value.trim() ? value.toWellFormed() : undefined;
}

/**
 * A nested object.
 * @throws TypeError for any other value, which would look like an object with empty fields.
 */
export function record<Part>(value: Part): Part {
  if (typeof value !== 'object' || value === null)
    throw new TypeError('The answer has no fields where some belong.');
  return value;
}

/** A number or a numeric string; undefined for anything else. */
export function number(value: unknown): number | undefined {
  const isNumeric = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim());
  const given = isNumeric ? Number(value) : value;
  return typeof given === 'number' && Number.isFinite(given) ? given : undefined;
}

/** A boolean, or 'true' or 'false' in any case; undefined for anything else. */
export function flag(value: unknown): boolean | undefined {
  const word = String(value).toLowerCase();
  return word === 'true' || word === 'false' ? word === 'true' : undefined;
}

/** A date and time as ISO 8601 in UTC; undefined when absent or not a date. */
export function moment(value: unknown): string | undefined {
  return parseDate(text(value))?.toISOString();
}

/** A date as written, without time zone conversion; undefined when absent or the contract's placeholder for none. */
export function day(value: unknown): string | undefined {
  const given = text(value);
  return given?.startsWith(noDate) ? undefined : given;
}

/**
 * A required field.
 * @throws TypeError when it is missing; `readQuery` turns that into a parse error.
 */
export function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError('The answer lacks a required field.');
  return value;
}

/** A height or weight; undefined when absent or 0, which means not recorded. */
export function measure(value: unknown): number | undefined {
  const given = number(value);
  return given ? given : undefined;
}

export function gender(value: unknown): Gender {
  if (value === 'Male') return 'male';
  if (value === 'Female') return 'female';
  return 'unspecified';
}

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

// Without a user name in front of the host, and without invisible characters, which can turn the text around.
const WEB_ADDRESS = /^https?:\/\/(?![^/?#\\]*@)\P{Cf}*$/iu;

/**
 * A text that may be a URL. Only http and https URLs become links, to prevent script injection, and only if they show
 * where they lead.
 */
export function linkedText(value: unknown): LinkedText | undefined {
  const given = text(value);
  if (given === undefined) return undefined;
  const isWebAddress = WEB_ADDRESS.test(given) && URL.canParse(given);
  return isWebAddress ? { text: given, href: given } : { text: given };
}

const noClinicNames = new Set(['No Clinic', 'No Clinic Yet !']);

export function clinicName(value: unknown): string | undefined {
  const given = text(value);
  return given && !noClinicNames.has(given.trim()) ? given : undefined;
}

/** Compile-time check: fails when a mapping leaves a field of the contract unmapped. */
export function allMapped(_rest: Record<string, never>): void {}

/**
 * Whether an entry of a log is a refusal.
 * @throws TypeError when it does not say
 */
export function isDenied(outcome: unknown): boolean {
  if (outcome === 'denied' || outcome === 'allowed') return outcome === 'denied';
  throw new TypeError('The answer does not say whether an access was allowed.');
}

/** How many calls an entry of a log stands for: 1 unless it says more. */
export const callsOf = (count: unknown): number => Math.max(1, Math.round(number(count) ?? 1));
