import { withoutTitle } from './personTint.ts';

// Skips what is written before a word, such as a bracket. Symbols such as emoji are initials of their own.
const start = /[\p{L}\p{N}\p{Regional_Indicator}\p{Extended_Pictographic}].*/su;

/** A letter that is a character by itself, as in most names: creating a segmenter takes a phone longer than a list. */
const plainLetter =
  /^[\p{Script=Latin}\p{Script=Arabic}](?![\p{M}\p{Emoji_Modifier}\u200C\u200D])/u;

let characters: Intl.Segmenter | undefined;

function initialOf(word: string): string {
  const text = start.exec(word.toUpperCase())?.[0] ?? '';
  const letter = plainLetter.exec(text)?.[0];
  if (letter !== undefined || text === '') return letter ?? '';
  characters ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const [first] = characters.segment(text);
  return first?.segment ?? '';
}

/**
 * The first letters of the first and the last word of a name, without the title 'Dr.'. A letter includes its combining
 * marks.
 * @returns At most two letters; fewer for one word, none if the name has no letters.
 */
export function initialsOf(name: string): string[] {
  const initials = withoutTitle(name)
    .split(/\s+/u)
    .map(initialOf)
    .filter((initial) => initial !== '');
  return [...initials.slice(0, 1), ...initials.slice(1).slice(-1)];
}
