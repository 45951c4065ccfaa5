// Checks that the stories and tests of docs/spec-coverage.md exist. Reads Storybook's index.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

interface Row {
  id: string;
  requirement: string;
  /** Story ids, and tests as `file › name`. */
  tests: string[];
}

interface Story {
  importPath: string;
  tags: string[];
}

/** What the table can refer to: stories by id, and the repository's files. */
interface Known {
  stories: Record<string, Story | undefined>;
  read: (path: string) => string | undefined;
}

function readRows(page: string): Row[] {
  return [...page.matchAll(/^\| ([\dD.]+) +\| (.+?) +\| (.+?) +\|$/gm)].map(
    ([, id = '', requirement = '', tests = '']) => ({
      id,
      requirement,
      tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, test = '']) => test),
    }),
  );
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a file has a test with this name that is not `skip` or `todo`. */
function hasTest(source: string, name: string): boolean {
  const call = String.raw`(?<!describe|\.skip|\.todo)\(\s*`;
  return new RegExp(`${call}(['"])${escaped(name)}\\1,`).test(source);
}

/** Finds a test of a row: returns its source, or the problem with it. */
function findTest(test: string, { stories, read }: Known): { problem?: string; source?: string } {
  const [path = '', name] = test.split(' › ');
  if (name !== undefined) {
    const source = read(path);
    return source !== undefined && hasTest(source, name) ? { source } : { problem: 'is no test' };
  }
  const story = stories[test];
  if (!story) return { problem: 'is no story' };
  if (!story.tags.includes('test') || !story.tags.includes('play-fn'))
    return { problem: 'is a story that shows nothing by itself' };
  return { source: read(story.importPath) };
}

function problems(rows: Row[], known: Known): string[] {
  return rows.flatMap(({ id, requirement, tests }, index) => {
    const results = tests.map((test) => ({ test, ...findTest(test, known) }));
    const quoted = [...requirement.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text);
    return [
      ...(rows.findIndex((row) => row.id === id) === index ? [] : [`${id} is there twice`]),
      ...(tests.length > 0 ? [] : [`${id} names no test`]),
      ...results.flatMap(({ test, problem }) => (problem ? [`${id}: ${test} ${problem}`] : [])),
      ...quoted
        .filter((text) => !results.some(({ source }) => source?.includes(text)))
        .map((text) => `${id}: none of its tests says ‘${text}’`),
    ];
  });
}

describe('the table of the specification', () => {
  it('names only existing tests', () => {
    const read = (path: string) =>
      existsSync(root + path) ? readFileSync(root + path, 'utf8') : undefined;
    const page = read('docs/spec-coverage.md') ?? '';
    const rows = readRows(page);
    // Every table line except header and separator is a row.
    expect(rows.length).toBe(page.match(/^\| (?!-|Id )/gm)?.length);
    expect(rows.length).toBeGreaterThan(150);
    expect(problems(rows, { stories: inject('entries'), read })).toEqual([]);
  });

  const known: Known = {
    stories: {
      'a--shown': { importPath: 'a.stories.tsx', tags: ['test', 'play-fn'] },
      'a--static': { importPath: 'a.stories.tsx', tags: ['test'] },
    },
    read: (path) =>
      ({
        'a.stories.tsx': "getByText('Hello')",
        'a.test.ts':
          "it('works', () => {});\nit.skip('rests', () => {});\ndescribe('a', () => {});",
      })[path],
  };
  const row = { id: '1', requirement: 'It says “Hello”', tests: ['a--shown'] };

  it('accepts a row with existing tests', () => {
    const page = '| 1 | It says “Hello” | `a--shown` <br> `a.test.ts › works` |';
    expect(readRows(page)).toEqual([{ ...row, tests: ['a--shown', 'a.test.ts › works'] }]);
    expect(problems(readRows(page), known)).toEqual([]);
  });

  it.each([
    ['a missing story', ['a--shown', 'a--gone'], '1: a--gone is no story'],
    [
      'a story without assertions',
      ['a--shown', 'a--static'],
      '1: a--static is a story that shows nothing by itself',
    ],
    ['a missing test', ['a--shown', 'a.test.ts › fails'], '1: a.test.ts › fails is no test'],
    ['a skipped test', ['a--shown', 'a.test.ts › rests'], '1: a.test.ts › rests is no test'],
    ['a group of tests', ['a--shown', 'a.test.ts › a'], '1: a.test.ts › a is no test'],
    ['a missing file', ['a--shown', 'b.test.ts › works'], '1: b.test.ts › works is no test'],
    ['a quote that no test contains', ['a.test.ts › works'], '1: none of its tests says ‘Hello’'],
  ])('rejects %s', (_what, tests, problem) => {
    expect(problems([{ ...row, tests }], known)).toEqual([problem]);
  });

  it('rejects a row without a test, and a duplicate row', () => {
    expect(problems([{ ...row, requirement: 'It works', tests: [] }], known)).toEqual([
      '1 names no test',
    ]);
    expect(problems([row, row], known)).toEqual(['1 is there twice']);
  });
});
