// `npm run test:visual`: compares components and screens with their screenshots in .storybook/screenshots.
// `npm run test:visual -- --update` accepts new ones; file names limit the run to their stories.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { baselineFolder, runFolder } from '../.storybook/commands.ts';
import { Baseline, decode, type Screenshot } from './screenshots.ts';
import { runVitest, sum, type Outcome } from './run-vitest.ts';

const settings = ['base', 'narrow', 'dark'];

interface Options {
  update?: boolean;
  /** Parts of file names, to limit the run to their stories. */
  files?: readonly string[];
  /** Visit all stories, and check them as `npm test` does. Default: only those with screenshots. */
  withChecks?: boolean;
}

export async function compareScreenshots({
  update = false,
  files = [],
  withChecks = false,
}: Options = {}): Promise<Outcome> {
  for (const setting of settings) rmSync(runFolder(setting), { recursive: true, force: true });
  // Last, because Vitest would take a file name after it as its value.
  const args = [...files, ...(update ? ['--update'] : [])];
  const outcome = await runVitest(withChecks ? 'storybook-with-screenshots' : 'visual', args);
  const isComplete = files.length === 0 && outcome.failed === 0;
  const leftovers = await Promise.all(
    settings.map(async (setting) => {
      const baseline = new Baseline(baselineFolder(setting));
      const unused = isComplete ? unusedIds(baseline, setting) : [];
      if (!update) return unused.map((id) => `${id} (${setting})`);
      await baseline.update(await readScreenshots(setting), unused);
      return [];
    }),
  );
  const orphans = leftovers.flat();
  return sum([
    outcome,
    {
      passed: 0,
      failed: orphans.length,
      output: orphans.map((orphan) => `There is a screenshot but no story: ${orphan}`).join('\n'),
    },
  ]);
}

function unusedIds(baseline: Baseline, setting: string): string[] {
  const list = `${runFolder(setting)}/seen`;
  const seen = new Set(existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []);
  return baseline.ids.filter((id) => !seen.has(id));
}

async function readScreenshots(setting: string): Promise<Map<string, Screenshot>> {
  const folder = runFolder(setting);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const screenshots = new Map<string, Screenshot>();
  for (const file of files.filter((name) => name.endsWith('.png'))) {
    screenshots.set(basename(file, '.png'), await decode(readFileSync(`${folder}/${file}`)));
  }
  return screenshots;
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const { passed, failed, output } = await compareScreenshots({
    update: args.includes('--update'),
    files: args.filter((arg) => arg !== '--update'),
  });
  if (output) console.log(output);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
