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

/** A name as it is compared, of a text that may be none: composed, trimmed, with single spaces. */
export const tidyName = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** An optional text of the contract, where blank, null and absent all mean "not given". */
export const toText = (text: string | null | undefined): string => text?.trim() ?? '';

/** Like {@link toText}, where "not given" is stored as null. */
export const toTextOrNull = (text: string | null | undefined): string | null =>
  toText(text) || null;
