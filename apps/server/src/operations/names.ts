import { invalidInput } from '../problem.ts';
import { beginsLike } from '../repositories/keys.ts';

// Path segments that clients resolve, and segments that the contract uses. In lower case.
const reservedNames = new Set(['.', '..', 'requests']);

/**
 * Normalizes a name for storage and look-up: NFC, trimmed, with single spaces inside. The contract's
 * pattern already rejects control characters and those that a path cannot contain.
 * @throws Problem 400 for an empty, reserved or too long name
 */
export function toName(text: string): string {
  const name = tidyName(text);
  if (name === '') throw invalidInput({ name: ['Enter a name.'] });
  if (reservedNames.has(name.toLowerCase())) throw invalidInput({ name: ['Choose another name.'] });
  // NFC can lengthen a text beyond the contract's limit. A character has one or two UTF-16 units.
  if (name.length > 100 && Array.from(name).length > 100) {
    throw invalidInput({ name: ['Use 100 characters or fewer.'] });
  }
  return name;
}

// Invisible characters. The listed code points are blank letters, marks and symbols.
const invisible =
  /[\u{16FE4}\u{1D159}\u{13441}\u{13442}\u2800\p{C}\p{Default_Ignorable_Code_Point}]/u;

// Arabic and Indic scripts use joiners inside words. Only Malayalam also ends words with one, after a
// virama.
const joinedScripts = 'Arab Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh'
  .split(' ')
  .map((script) => String.raw`\p{Script_Extensions=${script}}`);
const joined = String.raw`[[\p{L}\p{M}]&&[${joinedScripts.join('')}]]`;
const joiner = new RegExp(
  String.raw`(?<=${joined})[\u200C\u200D](?=${joined})|(?<=\u0D4D)\u200D`,
  'gv',
);

/**
 * Normalizes the name of a new account. Existing accounts may break these rules, so look-ups use
 * {@link toName}.
 * @throws Problem 400 like {@link toName}, and for invisible characters, a name without letter or digit, or one that
 *   begins like the name of an erased account
 */
export function toNewName(text: string): string {
  const name = toName(text);
  if (invisible.test(text.replaceAll(joiner, ''))) {
    throw invalidInput({ name: ['Leave out characters that cannot be seen.'] });
  }
  if (!/[\p{L}\p{N}]/u.test(name)) {
    throw invalidInput({ name: ['Use at least one letter or number.'] });
  }
  // So begin the names that erased accounts of patients have.
  if (beginsLike(name, 'Former patient')) {
    throw invalidInput({ name: ['Choose another name.'] });
  }
  return name;
}

/** Normalizes without validating: NFC, trimmed, with single spaces. */
export const tidyName = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

export const MISLEADING_ADDRESS = 'Enter an address without a user name and invisible characters.';

/**
 * Whether a web address looks like one of another host: by a user name in front of the host, or by characters that turn the
 * direction of the text.
 */
export function isMisleadingAddress(text: string | null | undefined): boolean {
  const address = toText(text);
  if (!/^https?:\/\//i.test(address)) return false;
  if (BIDI_CONTROLS.test(address)) return true;
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

/** An optional text: blank, null and absent all become blank. */
export const toText = (text: string | null | undefined): string => text?.trim() ?? '';

/** A text of an update: blank and null clear it, undefined keeps the stored value. */
export const toChangedText = (text: string | null | undefined): string | undefined =>
  text === undefined ? undefined : toText(text);

export const toTextOrNull = (text: string | null | undefined): string | null =>
  toText(text) || null;
