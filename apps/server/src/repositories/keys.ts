import { createHash } from 'node:crypto';
import unhomoglyph from 'unhomoglyph';

/**
 * The key by which names are compared, searched and sorted: NFC and lower case. Not computed in SQL,
 * since `lower()` depends on the locale of the database.
 */
export function toNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase().normalize('NFC');
}

/** The key by which free text is searched, like that of a name. */
export const toTextKey = toNameKey;

/**
 * The case-insensitive skeleton of a name (Unicode TR39), equal for look-alike names. Hashed, since index
 * entries are limited in length.
 */
export const toNameSkeleton = (name: string) => hash(toSkeleton(toVisible(name)));

/**
 * The skeleton of a doctor's name without titles, punctuation, spaces, and marks that no European alphabet writes: equal for names
 * that patients take for the same doctor. Hashed like {@link toNameSkeleton}.
 */
export function toDoctorSkeleton(name: string): string {
  const words = toWords(toAlphabet(toVisible(name)));
  const isTitle = (word = '') => titles.has(word) && words.length > 1;
  while (isTitle(words[0])) words.shift();
  for (;;) {
    if (isTitle(words.at(-1)) || (words.length > 1 && degrees.has(words.at(-1) ?? ''))) words.pop();
    else if (words.length > 2 && degrees.has(words.slice(-2).join(''))) words.splice(-2);
    else break;
  }
  // Earlier names may have no letters.
  return hash(words.join('') || toSkeleton(toVisible(name)));
}

/** Whether a name begins with these words, whatever its spaces, punctuation, marks and look-alike letters. */
export const beginsLike = (name: string, beginning: string): boolean =>
  toLetters(name).startsWith(toLetters(beginning));

const toLetters = (text: string) =>
  toWords(toVisible(text)).join('').replaceAll(MARK, '').replaceAll(INVENTED, toBase);

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

const toVisible = (name: string) =>
  name.normalize('NFKC').replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

// Before and after case folding, since upper and lower case have different look-alikes.
const toSkeleton = (text: string) =>
  toPrototypes(toPrototypes(text).toUpperCase().toLowerCase())
    // A capital I looks like an l, so i and l are equal when case is ignored. A combining dot above an i
    // is invisible.
    .replaceAll(/[il]\u0307?/g, 'l');

const toPrototypes = (text: string) => unhomoglyph(text.normalize('NFD')).normalize('NFD');

// Marks of no script of their own: accents, strokes, and the vowel signs of Arabic. Those of Indic scripts and Thai are letters.
const MARK = /[\p{M}&&[\p{Script=Inherited}\p{Script=Hebrew}]]/gv;

// Latin letters of no European alphabet.
const INVENTED = /[\p{Script=Latin}--[A-Za-z\u00AA-\u017F\u0218-\u021B]]/gv;

const isWritten = (letter: string) => Array.from(letter).length === 1 && !letter.match(INVENTED);

const toBase = (letter: string) => toPrototypes(letter).replaceAll(MARK, '');

/** Leaves out marks, unless they and their letter are one letter of a European or another alphabet than the Latin. */
const toAlphabet = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(
      /(\P{M})(\p{M}+)/gu,
      (_, base: string, marks: string) =>
        base +
        marks.replaceAll(MARK, (mark) => (isWritten((base + mark).normalize('NFC')) ? mark : '')),
    )
    .replaceAll(INVENTED, toBase);

/** The words of a text as skeletons. */
const toWords = (text: string): string[] =>
  toSkeleton(
    text
      // Before the look-alikes: those of some letters are punctuation. The modifier letters look like apostrophes.
      .replaceAll(/[\u02B0-\u02FF\uA788-\uA78C]|[^\p{L}\p{M}\p{N}]/gu, (sign) => {
        const prototype = toPrototypes(sign);
        return /[\p{L}\p{N}]/u.test(prototype) && !/\p{Lm}/u.test(prototype) ? prototype : ' ';
      })
      .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'),
  )
    .split(' ')
    .filter((word) => word !== '');

const wordSet = (words: string) => new Set(words.split(' ').flatMap(toWords));

const titles = wordSet(
  'dr dra doctor doctora docteur docteure doktor prof professor professeur pr pd med dipl mr mrs ms miss herr frau ' +
    'د أ دكتور دكتورة الدكتور الدكتورة أستاذ الأستاذ الأستاذة بروفيسور',
);

const degrees = wordSet('md phd mbbs');

export function toEmailKey(email: string): string {
  return toNameKey(email.trim());
}

/** Parses an id in canonical decimal form; undefined for anything else. */
export function toId(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= 2_147_483_647 ? id : undefined;
}
