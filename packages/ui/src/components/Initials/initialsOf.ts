import { withoutTitle } from './personTint.ts';

// Skips what is written before a word, such as a bracket. Symbols such as emoji are initials of their own.
const start = /[\p{L}\p{N}\p{Regional_Indicator}\p{Extended_Pictographic}].*/su;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function initialOf(word: string): string {
  const [first] = characters.segment(start.exec(word.toUpperCase())?.[0] ?? '');
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
