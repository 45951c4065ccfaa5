// `npm test` runs the parts below, two at a time, `npm test -- unit server` the named ones. `npm test -- all`, which CI
// runs, also checks what a release contains, and compares screenshots.
import { availableParallelism } from 'node:os';
import { checkBudgets } from './budgets.ts';
import { execute, runVitest, sum, type Outcome } from './run-vitest.ts';
import { compareScreenshots } from './visual.ts';

interface Part {
  name: string;
  what: string;
  /** The part that must end first. */
  after?: string;
  /** Runs only by name and with `all`. */
  isExtra?: boolean;
  /** Runs after all others, by itself. */
  isAlone?: boolean;
  run: () => Promise<Outcome>;
}

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

const vitest = (project: string) => () => runVitest(project);

const named = process.argv.slice(2);
const isAll = named.includes('all');

/** In the order in which they start. */
const allParts: readonly Part[] = [
  {
    name: 'portal-build',
    what: 'the portal builds',
    run: commands('node scripts/portal-build.ts'),
  },
  {
    name: 'contract',
    what: 'openapi.yaml is valid and compatible, and the generated client matches it',
    run: commands(
      'redocly lint',
      'node packages/api-client/scripts/generate.ts --check',
      'node packages/api-client/scripts/breaking-changes.ts',
    ),
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
  {
    name: 'budgets',
    what: 'the built portal keeps its size budgets',
    after: 'portal-build',
    run: checkBudgets,
  },
  { name: 'unit', what: 'units, and the architecture', run: vitest('unit*') },
  {
    name: 'packages',
    what: 'the packages, installed as by a consumer',
    isExtra: true,
    after: 'portal-build',
    run: vitest('packages'),
  },
  {
    name: 'server',
    what: 'the server on both databases',
    after: 'portal-build',
    run: vitest('server*'),
  },
  {
    name: 'storybook-build',
    what: 'Storybook builds, and works in a browser',
    isExtra: true,
    run: vitest('storybook-build'),
  },
  { name: 'states', what: 'every state has a story', run: vitest('states') },
  {
    name: 'storybook',
    what: `stories in a browser, with axe${isAll ? ' and screenshots' : ''}`,
    run: isAll ? () => compareScreenshots({ withChecks: true }) : vitest('storybook'),
  },
  {
    name: 'journeys',
    what: 'end-to-end tests',
    after: 'portal-build',
    run: vitest('journeys'),
  },
  {
    name: 'core-journeys',
    what: 'the journeys against a backend without extensions',
    isExtra: true,
    after: 'portal-build',
    run: vitest('journeys-without-extensions'),
  },
  {
    name: 'bench',
    what: 'what the benchmarks of pages measure',
    isExtra: true,
    run: vitest('bench'),
  },
  {
    name: 'pages',
    what: 'every page against a failing backend, in a browser',
    run: vitest('pages'),
  },
  {
    name: 'failover',
    what: 'two servers, and a PostgreSQL whose primary is switched and killed',
    // Patroni acts by the clock, and takes a busy primary for a dead one.
    isAlone: true,
    run: vitest('failover'),
  },
];

const parts = allParts.map(({ name }) => name);
const unknown = named.filter((name) => name !== 'all' && !parts.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${parts.join(', ')}.`);
  process.exit(1);
}

const isWanted = ({ name, isExtra = false }: Part) =>
  isAll || (named.length === 0 ? !isExtra : named.includes(name));
const wanted = allParts.filter(isWanted);
const queue = wanted.filter(({ isAlone = false }) => !isAlone);
const outcomes = new Map<string, Promise<Outcome>>();

async function report({ name, what, after = '', run }: Part): Promise<Outcome> {
  await outcomes.get(after);
  const start = performance.now();
  const outcome = await run().catch((error) => ({ passed: 0, failed: 1, output: String(error) }));
  const { passed, failed, output } = outcome;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (output) console.log(output);
  const mark = failed === 0 ? '✓' : '✗';
  console.log(`${mark} ${name}: ${what} (${passed} passed, ${failed} failed, ${seconds} s)`);
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
const { passed, failed } = sum(await Promise.all(outcomes.values()));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
