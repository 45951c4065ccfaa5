// `npm run fuzz`: calls every operation of the server with random input, on both databases.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Tally } from '../apps/server/test/fuzz/fuzzing.ts';
import { root, runVitest } from './run-vitest.ts';

const help = `npm run fuzz -- [options]

Calls every operation of openapi.yaml with random valid and invalid input, and with the Big List of
Naughty Strings. Every answer must conform to the contract, and none may be a 5xx.

  --cases N  inputs per operation and database (default: 5000). Operations that hash a password get
             a tenth, because hashing is slow.
  --seed N   repeats the inputs of an earlier run (default: random)
  --help     prints this text

An operation fails if it takes longer than 25 seconds plus 20 ms per case. The exit code is 1 if
anything fails.`;

const databases = ['the embedded database', 'PostgreSQL'];
const files = ['fuzz', 'naughty'].map((name) => `apps/server/test/${name}.test.ts`);

function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      cases: { type: 'string', default: '5000' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
      help: { type: 'boolean', default: false },
    },
  });
  for (const name of ['cases', 'seed'] as const) {
    if (!/^\d{1,9}$|^[12]\d{9}$/.test(values[name])) throw new Error(`--${name} is not a number.`);
  }
  return values;
}

async function fuzz(database: string, options: { cases: string; seed: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'medportal-fuzz-'));
  const report = join(folder, 'report.json');
  Object.assign(process.env, {
    FUZZ_SEED: options.seed,
    FUZZ_CASES: options.cases,
    FUZZ_DATABASE: database,
    FUZZ_REPORT: report,
  });
  const { passed, failed, output } = await runVitest('server', files);
  const tallies: Tally[] = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : [];
  rmSync(folder, { recursive: true });
  if (output) console.log(output.replaceAll(root, ''));
  console.log(`\nOn ${database}: ${passed} checks passed, ${failed} failed`);
  for (const { operation, cases, fitting, statuses } of tallies) {
    const share = `${Math.round((100 * fitting) / cases)} % fitting`;
    const answers = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`);
    console.log([operation.padEnd(27), cases, share, answers.join(', ')].join('  '));
  }
  return { failed, cases: tallies.reduce((total, { cases }) => total + cases, 0) };
}

async function main() {
  const { cases, seed, help: isHelp } = readOptions(process.argv.slice(2));
  if (isHelp) {
    console.log(help);
    return;
  }
  console.log(`Seed ${seed}, ${cases} cases an operation`);
  const start = performance.now();
  const outcomes = [];
  for (const database of databases) outcomes.push(await fuzz(database, { cases, seed }));
  const total = outcomes.reduce((sum, outcome) => sum + outcome.cases, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n${total} cases with seed ${seed}, ${failed} failed, ${seconds} s`);
  if (failed > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
