import { invalidInput } from '../plugins/errors.ts';

// In lower case: what a path resolves away, and the lists that stand in the place of a name.
const refused = new Set(['.', '..', 'requests', 'accesslog']);

/**
 * A name as it is stored and looked up: composed (NFC), trimmed, with single spaces inside. The
 * contract's pattern has refused control characters and those that a path cannot carry.
 * @throws Problem 400 when nothing is left, or when the name would collide with a path
 */
export function toName(text: string): string {
  const name = tidyName(text);
  if (name === '') throw invalidInput({ name: ['Enter a name.'] });
  if (refused.has(name.toLowerCase())) throw invalidInput({ name: ['Choose another name.'] });
  // Composing can make a text longer than the contract allows. Characters have one or two units.
  if (name.length > 100 && Array.from(name).length > 100) {
    throw invalidInput({ name: ['Use 100 characters or fewer.'] });
  }
  return name;
}

// Invisible characters; the single ones are blank although they are letters, marks or symbols.
const invisible =
  /[\u{16FE4}\u{1D159}\u{13441}\u{13442}\u2800\p{C}\p{Default_Ignorable_Code_Point}]/u;

// Arabic and Indic scripts are spelled with joiners between the characters of a word. Only Malayalam
// ends words with one, after a virama.
const joinedScripts = 'Arab Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh'
  .split(' ')
  .map((script) => String.raw`\p{Script_Extensions=${script}}`);
const joined = String.raw`[[\p{L}\p{M}]&&[${joinedScripts.join('')}]]`;
const joiner = new RegExp(
  String.raw`(?<=${joined})[\u200C\u200D](?=${joined})|(?<=\u0D4D)\u200D`,
  'gv',
);

/**
 * The name of a new account. Accounts whose names break these rules exist: look-ups use {@link toName}.
 * @throws Problem 400 like {@link toName}, and for invisible characters or a name without a letter
 */
export function toNewName(text: string): string {
  const name = toName(text);
  if (invisible.test(text.replaceAll(joiner, ''))) {
    throw invalidInput({ name: ['Leave out characters that cannot be seen.'] });
  }
  if (!/[\p{L}\p{N}]/u.test(name)) {
    throw invalidInput({ name: ['Use at least one letter or number.'] });
  }
  return name;
}

/** A name as it is compared, of a text that may be none: composed, trimmed, with single spaces. */
export const tidyName = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** An optional text of the contract, where blank, null and absent all mean "not given". */
export const toText = (text: string | null | undefined): string => text?.trim() ?? '';

/** Like {@link toText}, where "not given" is stored as null. */
export const toTextOrNull = (text: string | null | undefined): string | null =>
  toText(text) || null;
