// `npm test`: every check of the project, one part after the other, with a line for each and the sum at the end.
// `npm test -- unit server` runs the named parts alone, `npm test -- all` the pictures of the stories too.
import { execute, runHalves, runVitest, sum, type Outcome } from './run-vitest.ts';
import { comparePictures } from './visual.ts';

interface Part {
  name: string;
  what: string;
  run: () => Promise<Outcome>;
}

/** Commands that pass or fail as a whole; each counts as one check. */
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

/** A project of vitest.config.ts. */
const vitest = (project: string) => () => runVitest(project);

/** In their order; those of one step run beside each other. */
const steps: readonly (readonly Part[])[] = [
  [
    {
      name: 'contract',
      what: 'openapi.yaml is sound, and the generated client matches it',
      run: commands('redocly lint', 'node packages/api-client/scripts/generate.ts --check'),
    },
  ],
  [
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
  ],
  [{ name: 'lint', what: 'no lint errors', run: commands('oxlint --deny-warnings') }],
  [{ name: 'format', what: 'formatted', run: commands('oxfmt --check') }],
  [{ name: 'unit', what: 'units, and who may import whom', run: vitest('unit') }],
  [
    { name: 'server', what: 'the server on both databases', run: vitest('server*') },
    {
      name: 'pages',
      what: 'every page against a failing backend, in a browser',
      run: vitest('pages'),
    },
    {
      name: 'storybook-build',
      what: 'Storybook builds',
      run: commands('storybook build --quiet'),
    },
  ],
  [{ name: 'states', what: 'every state has its story', run: vitest('states') }],
  [
    {
      name: 'storybook',
      what: 'stories in a browser, with axe, in light and in dark',
      run: () => runHalves('storybook'),
    },
  ],
  [{ name: 'journeys', what: 'journeys through the whole product', run: vitest('journeys') }],
  [{ name: 'visual', what: 'stories look as they did', run: () => comparePictures() }],
];

const parts = steps.flat().map(({ name }) => name);
const named = process.argv.slice(2);
const unknown = named.filter((name) => name !== 'all' && !parts.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${parts.join(', ')}.`);
  process.exit(1);
}

// Pictures take minutes and change with every change of the look: asked for by name, and always in CI.
const usual = parts.filter((name) => name !== 'visual');
const wanted = named.includes('all') ? parts : named.length > 0 ? named : usual;

async function report({ name, what, run }: Part): Promise<Outcome> {
  const start = performance.now();
  const outcome = await run();
  const { passed, failed, output } = outcome;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (output) console.log(output);
  const mark = failed === 0 ? '✓' : '✗';
  console.log(`${mark} ${name}: ${what} (${passed} passed, ${failed} failed, ${seconds} s)`);
  return outcome;
}

const outcomes: Outcome[] = [];
for (const step of steps) {
  const due = step.filter(({ name }) => wanted.includes(name));
  outcomes.push(...(await Promise.all(due.map(report))));
}
const { passed, failed } = sum(outcomes);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
