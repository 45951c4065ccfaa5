import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generatedLists, lineBudgets, listLimit } from './budgets.ts';
import { root } from './run-vitest.ts';

const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(tsx?|mdx|json)$/.test(path) && existsSync(root + path));

const linesOf = (path: string) => readFileSync(root + path, 'utf8').split('\n').length - 1;

const isList = (path: string) => path.endsWith('.json');

/** The kind of a file: the first that matches it. */
const kindOf = (path: string) => lineBudgets.find((budget) => budget.files.test(path))?.kind;

it.each(lineBudgets)('$kind stay within $limit lines', ({ kind, limit }) => {
  const own = files.filter((path) => !isList(path) && kindOf(path) === kind);
  expect(own).not.toEqual([]);
  expect(own.reduce((sum, path) => sum + linesOf(path), 0)).toBeLessThanOrEqual(limit);
});

it('no list that is kept by hand is longer than its limit', () => {
  const lists = files.filter((path) => isList(path) && !generatedLists.test(path));
  expect(lists.filter((path) => linesOf(path) > listLimit)).toEqual([]);
});
