/** Arabic and extended Arabic digits. The low four bits are the value. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
const DECIMAL = /^[+-]?\d+([.,]\d+)?$/;
/** "1,200" may mean 1200 or 1.2, and a guess could harm a patient. */
const AMBIGUOUS = /,\d{3}$/;

/**
 * Parses a number as people type it, including Arabic digits and a decimal comma.
 *
 * @returns The number; `undefined` for blank text; `NaN` for text that is no number or is ambiguous, such as "1,200".
 */
export function parseNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace('\u066B', '.')
    .replace('\u2212', '-');
  if (plain === '') return undefined;
  if (!DECIMAL.test(plain) || AMBIGUOUS.test(plain)) return Number.NaN;
  return Number(plain.replace(',', '.'));
}

/** Counts code points, so a surrogate pair counts once. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
