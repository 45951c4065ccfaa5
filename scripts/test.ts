// `npm test`: every check of the project, one part after the other, with a line for each and the sum at the end.
// `npm test -- unit server` runs the named parts alone.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const bin = `${root}node_modules/.bin/`;
const reports = `${root}node_modules/.cache/test-reports/`;

interface Counts {
  passed: number;
  failed: number;
}

interface Part {
  name: string;
  what: string;
  run: () => Promise<Counts & { output: string }>;
}

function execute(command: string, args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ isGood: boolean; output: string }>((resolve) => {
    const child = spawn(bin + command, args, {
      cwd: root,
      env: { ...process.env, CI: 'true', ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ isGood: false, output: output + error.message }));
    child.on('close', (code) => resolve({ isGood: code === 0, output }));
  });
}

/** Commands that pass or fail as a whole; each counts as one check. */
const commands =
  (...lines: readonly string[]) =>
  async () => {
    const results = [];
    for (const line of lines) {
      const [command = '', ...args] = line.split(' ');
      results.push(await execute(command, args));
    }
    const failures = results.filter(({ isGood }) => !isGood);
    return {
      passed: results.length - failures.length,
      failed: failures.length,
      output: failures.map(({ output }) => output).join('\n'),
    };
  };

/** A project of vitest.config.ts, counted by its own report; `env` is what the run is told besides. */
const vitest =
  (project: string, env: Record<string, string> = {}) =>
  async () => {
    const report = `${reports}${[project, ...Object.values(env)].join('-')}.json`;
    const args = ['run', '--project', project, '--reporter=default', '--reporter=json'];
    const { isGood, output } = await execute(
      'vitest',
      [...args, `--outputFile.json=${report}`],
      env,
    );
    const { passed, failed } = readReport(report);
    // A run that broke outside of any test, or that ran none, must not look like a good one.
    const broken = (!isGood && failed === 0) || passed + failed === 0;
    return { passed, failed: broken ? failed + 1 : failed, output: isGood ? '' : output };
  };

function readReport(path: string): Counts {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(path, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

const parts: readonly Part[] = [
  {
    name: 'contract',
    what: 'openapi.yaml is sound, and the generated client matches it',
    run: commands('redocly lint', 'node packages/api-client/scripts/generate.ts --check'),
  },
  {
    name: 'types',
    what: 'every package and app compiles',
    run: commands(
      'tsc -p tsconfig.json',
      'tsc -p packages/api-client',
      'tsc -p packages/ui',
      'tsc -p apps/portal',
      'tsc -p apps/server',
    ),
  },
  { name: 'lint', what: 'no lint errors', run: commands('oxlint --deny-warnings') },
  { name: 'format', what: 'formatted', run: commands('oxfmt --check') },
  { name: 'unit', what: 'units, and who may import whom', run: vitest('unit') },
  { name: 'server', what: 'the server on both databases', run: vitest('server') },
  {
    name: 'storybook-build',
    what: 'Storybook builds',
    run: commands('storybook build --quiet'),
  },
  { name: 'states', what: 'every state has its story', run: vitest('states') },
  { name: 'storybook', what: 'stories in a browser, with axe', run: vitest('storybook') },
  {
    // Contrast is a matter of the theme and layout one of the direction: one run shows both.
    name: 'storybook-dark',
    what: 'stories in the dark and from right to left',
    run: vitest('storybook', { STORYBOOK_THEME: 'dark', STORYBOOK_DIRECTION: 'rtl' }),
  },
  { name: 'journeys', what: 'journeys through the whole product', run: vitest('journeys') },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => parts.every((part) => part.name !== name));
if (unknown.length > 0) {
  const known = parts.map(({ name }) => name).join(', ');
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${known}.`);
  process.exit(1);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total: Counts = { passed: 0, failed: 0 };
for (const { name, what, run } of parts) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = performance.now();
  const { passed, failed, output } = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (output) console.log(output);
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${what} (${passed} passed, ${failed} failed, ${seconds} s)`,
  );
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
