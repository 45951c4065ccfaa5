import { invalidInput } from '../plugins/errors.ts';

const refused = new Set(['.', '..', 'requests']);

/**
 * A name as it is stored and looked up: composed (NFC), trimmed, with single spaces inside. The
 * contract's pattern has refused control characters and those that a path cannot carry.
 * @throws Problem 400 when nothing is left, or when the name would collide with a path
 */
export function toName(text: string): string {
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (name === '') throw invalidInput({ name: ['Enter a name.'] });
  if (refused.has(name.toLowerCase())) throw invalidInput({ name: ['Choose another name.'] });
  // Composing can make a text longer than the contract allows.
  if (Array.from(name).length > 100) {
    throw invalidInput({ name: ['Use 100 characters or fewer.'] });
  }
  return name;
}

/** An optional text of the contract, where blank, null and absent all mean "not given". */
export const toText = (text: string | null | undefined): string => text?.trim() ?? '';

/** Like {@link toText}, where "not given" is stored as null. */
export const toTextOrNull = (text: string | null | undefined): string | null =>
  toText(text) || null;
