// Runs every benchmark for a moment: one that has died is noticed before its next use.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { execute } from '../scripts/run-vitest.ts';

const bench = fileURLToPath(new URL('bench.ts', import.meta.url));

/** The shortest run of each benchmark, and what its table contains. */
it.each([
  ['pages', '--runs 1 --only /Features', '`/Features`'],
  ['interactions', '--rounds 1 --only Visitor\u00A0signs', 'submit an empty form'],
  ['weight', '--dry-run', 'react-dom'],
  ['server', '--seconds 0.2 --rounds 1 --doctors 1000 --dry-run', 'Start page of the portal'],
  ['growth', '--rounds 1 --doctors 1000 --dry-run', 'First page of doctors'],
  ['capacity', '--seconds 0.2 --accounts 4000 --requests 4000', 'requests of another doctor'],
])('%s', async (name, options, content) => {
  const args = options.split(' ').map((option) => option.replace('\u00A0', ' '));
  const { isGood, output } = await execute('node', [bench, name, ...args]);
  expect(output).toContain(content);
  expect(isGood).toBe(true);
});
