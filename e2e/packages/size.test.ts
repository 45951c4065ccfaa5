// What each import of the packed packages adds to a bundle, measured by size-limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ImportBudget, importBudgets } from '../../scripts/budgets.ts';
import { execute } from '../../scripts/run-vitest.ts';
import { type PackageName, Scratch } from './scratch.ts';

const external = ['react', 'react-dom', 'styled-components', '@tanstack/react-query', 'msw'];

const scratch = new Scratch();

beforeAll(() => scratch.link(inject('packed')));

afterAll(() => scratch.remove());

interface Measured {
  name: string;
  size: number;
  passed: boolean;
}

/** Compares imports with their budgets. */
async function measure(rows: readonly ImportBudget[]): Promise<Measured[]> {
  const checks = rows.map(({ imports, from, limit }, index) => {
    const path = `imports/${index}.js`;
    scratch.write(path, `export ${imports} from '${from}';`);
    const name = `${imports} from ${from}`;
    return { name, path, limit: `${limit} B`, gzip: true, ignore: external };
  });
  // By default, size-limit wraps the imports in a function, which an app does not.
  const asModule = '(config) => ({ ...config, format: "esm" })';
  scratch.write(
    '.size-limit.js',
    `export default ${JSON.stringify(checks)}.map((check) => ({ ...check, modifyEsbuildConfig: ${asModule} }));`,
  );
  const args = ['--json', '--config', join(scratch.folder, '.size-limit.js')];
  const { output } = await execute('size-limit', args);
  return JSON.parse(output);
}

const stated: Record<PackageName, readonly string[]> = {
  'api-client': ['{ createPortalClient }', '*'],
  ui: ['{ Button }', '{ TextField }', '*'],
};

test.each(['api-client', 'ui'] as const)('the README of %s has its budgets', (name) => {
  const readme = readFileSync(join(inject('packed')[name].folder, 'README.md'), 'utf8');
  const limits = importBudgets
    .filter(({ from }) => [`@medportal/${name}`, `@medportal/${name}/screens`].includes(from))
    .filter(({ imports }) => stated[name].includes(imports))
    .map(({ limit }) => `at most ${limit.toLocaleString('en-GB')} bytes`);
  expect(limits.filter((limit) => !readme.includes(limit))).toEqual([]);
});

test('no import is above its budget, and one that is would be found', async ({ task }) => {
  const control = { imports: '{ Button }', from: '@medportal/ui', limit: 2000 };
  const [tooLarge, ...measured] = await measure([control, ...importBudgets]);
  task.meta.note = measured
    .map(({ name, size }) => `${name} ${size.toLocaleString('en-GB')} bytes`)
    .join(', ');
  expect(measured).toHaveLength(importBudgets.length);
  expect(measured.filter(({ passed }) => !passed)).toEqual([]);
  expect(tooLarge?.passed).toBe(false);
});
