// `npm test` asks "did I break it?", `npm run test:release` "may it ship?"; parts can be named: `npm test -- unit server`.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { checkBudgets } from './weights.ts';
import { type Part, type PartName, parts } from './parts.ts';
import { execute, root, runVitest, sum, type Outcome } from './run-vitest.ts';
import { compareScreenshots } from './visual.ts';

const given = process.argv.slice(2);
const isRelease = given.includes('--release');
const named = given.filter((arg) => arg !== '--release');

/** Runs commands; each counts as one check. */
const commands =
  (...lines: readonly string[]) =>
  async () => {
    const outcomes: Outcome[] = [];
    for (const line of lines) {
      const [command = '', ...args] = line.split(' ');
      const { isGood, output } = await execute(command, args);
      outcomes.push(
        isGood ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output },
      );
    }
    return sum(outcomes);
  };

const vitest =
  (project: string, ...files: string[]) =>
  () =>
    runVitest(project, [...files, ...(isRelease ? [] : ['--tags-filter=!release'])]);

/** `auditConfig.ignoreGhsas` of pnpm-workspace.yaml accepts an advisory that does not concern us, with the reason. */
async function audit(): Promise<Outcome> {
  const { isGood, output } = await execute('pnpm', ['audit']);
  if (isGood) return { passed: 1, failed: 0, output: '' };
  const hasNoAdvisories = /audit endpoint .* responded with 40[45]/s.test(output);
  return hasNoAdvisories
    ? {
        passed: 0,
        failed: 0,
        output: '· audit: nothing was checked, as the registry has no advisories',
      }
    : { passed: 0, failed: 1, output };
}

const runs: Record<PartName, () => Promise<Outcome>> = {
  'portal-build': commands('node scripts/portal-build.ts'),
  contract: commands(
    'redocly lint',
    'node packages/api-client/scripts/generate.ts --check',
    'node packages/api-client/scripts/breaking-changes.ts',
  ),
  // More checkers repeat work, and other parts need the cores.
  types: commands(
    'tsc --checkers 1 -p tsconfig.json',
    'tsc --checkers 1 -p packages/api-client',
    'tsc --checkers 1 -p packages/ui',
    'tsc --checkers 1 -p apps/portal',
    'tsc --checkers 1 -p apps/server',
  ),
  lint: commands('oxlint --deny-warnings'),
  format: commands('oxfmt --check'),
  budgets: checkBudgets,
  unit: vitest('unit*'),
  packages: vitest('packages'),
  server: vitest('server*'),
  states: vitest('states'),
  storybook: () => (isRelease ? compareScreenshots({ withChecks: true }) : runVitest('storybook')),
  pages: vitest('pages'),
  journeys: vitest('journeys'),
  'core-journeys': () =>
    vitest('journeys-without-extensions', ...(isRelease ? [] : ['e2e/main-journey']))(),
  'storybook-build': vitest('storybook-build'),
  bench: vitest('bench'),
  audit,
  failover: vitest('failover'),
};

const unknown = named.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  const names = parts.map(({ name }) => name).join(', ');
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${names}.`);
  process.exit(1);
}

const later = parts.filter(({ name, isReleaseOnly }) => isReleaseOnly && named.includes(name));
if (!isRelease && later.length > 0) {
  const names = later.map(({ name }) => name).join(' ');
  console.error(`npm test has no ${names}: use npm run test:release -- ${names}.`);
  process.exit(1);
}

/** The commit, so that each one has a sample of its own. */
function seedOfCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  return String(stdout ?? '').trim() || randomUUID().slice(0, 8);
}

// Vitest's configuration reads it in the processes started below.
if (isRelease) delete process.env['SAMPLE_SEED'];
else {
  const seed = (process.env['SAMPLE_SEED'] ||= seedOfCommit());
  console.log(`Sweeps run a sample: SAMPLE_SEED=${seed}`);
}

const wanted = parts.filter(({ name, isReleaseOnly = false }) =>
  named.length > 0 ? named.includes(name) : isRelease || !isReleaseOnly,
);
const queue = wanted.filter(({ isAlone = false }) => !isAlone);
const outcomes = new Map<string, Promise<Outcome>>();

async function report({ name, what, release, after = '' }: Part): Promise<Outcome> {
  await outcomes.get(after);
  const start = performance.now();
  const outcome = await runs[name]().catch((error) => ({
    passed: 0,
    failed: 1,
    output: String(error),
  }));
  const { passed, failed, output } = outcome;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (output) console.log(output);
  const mark = failed === 0 ? '✓' : '✗';
  const whole = isRelease && release ? `${what}; ${release}` : what;
  console.log(`${mark} ${name}: ${whole} (${passed} passed, ${failed} failed, ${seconds} s)`);
  return outcome;
}

/** Takes parts from the queue until it is empty. */
async function runLane(): Promise<void> {
  for (let part = queue.shift(); part; part = queue.shift()) {
    const outcome = report(part);
    outcomes.set(part.name, outcome);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await outcome;
  }
}

// One part rarely keeps two cores busy.
const lanes = Math.max(2, Math.floor(availableParallelism() / 2));
await Promise.all(Array.from({ length: lanes }, runLane));
queue.push(...wanted.filter(({ isAlone = false }) => isAlone));
await runLane();
if (!isRelease) {
  console.log('`npm run test:release` has also:');
  for (const { name, what, release, isReleaseOnly } of parts) {
    if (isReleaseOnly || release) console.log(`· ${name}: ${release ?? what}`);
  }
} else if (named.length === 0) console.log('`npm test` has nothing that did not run here.');
const { passed, failed } = sum(await Promise.all(outcomes.values()));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
