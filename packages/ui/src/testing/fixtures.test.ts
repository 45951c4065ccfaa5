import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const textsOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => readFileSync(root + path, 'utf8'));

/** The objects of fixtures with one member per status, with the names of their members. */
const FIXTURES =
  /export const (?<name>\w+)(?:: OnePerStatus<\w+>)? = \{\n(?<members>[^]*?)^\}(?: satisfies OnePerStatus)?/gm;

const fixtures = textsOf('**/*.fixtures.{ts,tsx}').flatMap((text) =>
  Array.from(text.matchAll(FIXTURES)).flatMap(({ 0: whole, groups = {} }) => {
    const { name = '', members = '' } = groups;
    if (!whole.includes('OnePerStatus')) return [];
    return Array.from(members.matchAll(/^ {2}'?([\w-]+)'?:/gm), ([, member]) => ({ name, member }));
  }),
);

const stories = textsOf('**/*.{stories,fixtures}.tsx').join('\n');

// Every form starts idle.
const shown = fixtures.filter(({ member }) => member !== 'idle');

it.each(shown)('a story shows $name.$member', ({ name, member }) => {
  expect(stories).toMatch(new RegExp(`\\b${name}(\\.${member}\\b|\\['${member}'\\])`));
});
