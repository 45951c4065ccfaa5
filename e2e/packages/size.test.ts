// What each import of the packed packages adds to a bundle, measured by size-limit.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { execute } from '../../scripts/run-vitest.ts';
import { Scratch } from './scratch.ts';

interface Budget {
  /** What is imported: a name in braces, or `*`. */
  imports: string;
  /** The module. */
  from: string;
  /** The maximum size in bytes, minified and gzipped, without peer dependencies. */
  limit: number;
}

const client = '@medportal/api-client';
const ui = '@medportal/ui';

const budgets: Budget[] = [
  { imports: '{ createPortalClient }', from: client, limit: 4750 },
  { imports: '{ isPortalError }', from: client, limit: 700 },
  { imports: '{ parseDate }', from: client, limit: 280 },
  { imports: '{ growPages }', from: client, limit: 280 },
  { imports: '*', from: client, limit: 5850 },
  { imports: '*', from: `${client}/schema`, limit: 0 },
  { imports: '*', from: `${client}/validate`, limit: 3000 },
  { imports: '*', from: `${client}/react-query`, limit: 1650 },
  { imports: '*', from: `${client}/msw`, limit: 5400 },
  { imports: '{ Button }', from: ui, limit: 2250 },
  { imports: '{ TextField }', from: ui, limit: 5200 },
  { imports: '{ AppShell }', from: ui, limit: 1850 },
  { imports: '{ GlobalStyle }', from: ui, limit: 3900 },
  { imports: '*', from: ui, limit: 50_500 },
  { imports: '{ DoctorsScreen }', from: `${ui}/screens`, limit: 15_600 },
  { imports: '*', from: `${ui}/screens`, limit: 84_500 },
  { imports: '{ MessagesProvider }', from: `${ui}/messages`, limit: 250 },
  { imports: '{ en }', from: `${ui}/messages`, limit: 14_000 },
  { imports: '{ ar }', from: `${ui}/messages/ar`, limit: 20_100 },
  { imports: '{ theme }', from: `${ui}/theme`, limit: 1200 },
  { imports: '{ createTheme }', from: `${ui}/theme`, limit: 9100 },
];

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
async function measure(rows: readonly Budget[]): Promise<Measured[]> {
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

test('no import is above its budget, and one that is would be found', async ({ task }) => {
  const control = { imports: '{ Button }', from: ui, limit: 2000 };
  const [tooLarge, ...measured] = await measure([control, ...budgets]);
  task.meta.note = measured
    .map(({ name, size }) => `${name} ${size.toLocaleString('en-GB')} bytes`)
    .join(', ');
  expect(measured).toHaveLength(budgets.length);
  expect(measured.filter(({ passed }) => !passed)).toEqual([]);
  expect(tooLarge?.passed).toBe(false);
});
