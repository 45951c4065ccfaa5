import { withoutTitle } from './personTint.ts';

// Skips what is written before a word, such as a bracket. A letter, digit or emoji, with its marks; or a flag. Not by
// `Intl.Segmenter`: creating one takes a phone longer than rendering a list.
const start = /\p{RI}{2}|[\p{L}\p{N}\p{ExtPict}](?:\p{M}|\p{EMod}|\u200D\p{ExtPict})*/u;

const initialOf = (word: string): string => start.exec(word.toUpperCase())?.[0] ?? '';

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
