/** U+0660 and U+06F0 begin the Arabic and the extended Arabic digits. */
const FOREIGN_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
const DECIMAL = /^[+-]?\d+([.,]\d+)?$/;
/** "1,200" may mean twelve hundred or 1.2: nobody should guess that for a patient. */
const AMBIGUOUS = /,\d{3}$/;

/**
 * Reads a number as people type it: Arabic digits and a decimal comma are understood.
 *
 * @returns The number; `undefined` for a blank text; `NaN` for a text that is no number, or is
 *   ambiguous, as in "1,200".
 */
export function parseNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(FOREIGN_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace('\u066B', '.')
    .replace('\u2212', '-');
  if (plain === '') return undefined;
  if (!DECIMAL.test(plain) || AMBIGUOUS.test(plain)) return Number.NaN;
  return Number(plain.replace(',', '.'));
}

/** How many characters a reader would count in the text, so that an emoji counts once. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
