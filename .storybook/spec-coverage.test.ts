// Checks that the stories and tests of docs/spec-coverage.md exist. Reads Storybook's index.
import { existsSync, readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { root } from '../scripts/run-vitest.ts';

const stories = inject('entries');
const page = readFileSync(`${root}docs/spec-coverage.md`, 'utf8');
const rows = [...page.matchAll(/^\| ([\dD.]+) +\| (.+?) +\| (.+?) +\|$/gm)];

/** The source of a story, given by its id, or of a file; undefined if there is none. */
function sourceOf(test: string): string | undefined {
  const path = root + (stories[test]?.importPath ?? test);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** What is wrong with the stories and files that cover a requirement. */
function problemsOf(requirement: string, tests: string): string[] {
  const names = Array.from(tests.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
  const sources = names.map(sourceOf);
  const quotes = Array.from(requirement.matchAll(/“([^”]+)”/g), ([, quote = '']) => quote);
  return [
    ...(names.length > 0 ? [] : ['nothing covers it']),
    ...names.filter((_, index) => sources[index] === undefined).map((name) => `no ${name}`),
    ...quotes
      .filter((quote) => !sources.some((source) => source?.includes(quote)))
      .map((quote) => `nothing says ‘${quote}’`),
  ];
}

it.each(rows.map(([, id = '', ...rest]) => [id, ...rest] as const))(
  'requirement %s is covered by tests that exist',
  (_id, requirement = '', tests = '') => {
    expect(problemsOf(requirement, tests)).toEqual([]);
  },
);

it('each line of the table is a requirement of its own', () => {
  expect(rows).toHaveLength(page.match(/^\| (?!-|Id )/gm)?.length ?? 0);
  expect(new Set(rows.map(([, id]) => id)).size).toBe(rows.length);
});

it('a requirement without a story, or with other words than its story, is reported', () => {
  expect(problemsOf('It says “medportal”', '`a--gone` `package.json`')).toEqual(['no a--gone']);
  expect(problemsOf('It says “Never said”', '`package.json`')).toEqual([
    'nothing says ‘Never said’',
  ]);
});
