// The small steps that every mapping from the contract to a view takes. Absent, null and blank mean the same.
import type { Gender, LinkedText } from '@medportal/ui';

type Wire<T> = T | null | undefined;

/** The text, or nothing when it is absent, null or blank. */
export function text(value: Wire<string>): string | undefined {
  return value?.trim() ? value : undefined;
}

/** The number, or nothing when it is absent, null or 0: a body has neither a height nor a weight of 0. */
export function measure(value: Wire<number>): number | undefined {
  return value ? value : undefined;
}

/** The gender as the screens know it; other words than the contract's are unspecified. */
export function gender(value: Wire<string>): Gender {
  if (value === 'Male') return 'male';
  if (value === 'Female') return 'female';
  return 'unspecified';
}

/** The contract's word for a gender; nothing when it is unspecified. */
export function wireGender(value: Gender): 'Male' | 'Female' | undefined {
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
export function linkedText(value: Wire<string>): LinkedText | undefined {
  const given = text(value);
  if (given === undefined) return undefined;
  const isWebAddress = /^https?:\/\//i.test(given) && URL.canParse(given);
  return isWebAddress ? { text: given, href: given } : { text: given };
}

const noClinicNames = new Set(['No Clinic', 'No Clinic Yet !']);

/** The clinic's name; nothing for the contract's words for a doctor without a clinic. */
export function clinicName(value: Wire<string>): string | undefined {
  const given = text(value);
  return given && !noClinicNames.has(given.trim()) ? given : undefined;
}

/** Takes what a mapping left over; a contract field that nobody maps does not compile here. */
export function allMapped(_rest: Record<string, never>): void {}
