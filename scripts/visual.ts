// `npm run test:visual`: components and screens as they look, compared with their screenshots in .storybook/screenshots.
// `npm run test:visual -- --update` keeps how it looks now; names of files limit the run to their stories.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { baselineFolder, runFolder } from '../.storybook/commands.ts';
import { Baseline, decode, type Picture } from './pictures.ts';
import { runVitest, sum, type Outcome } from './run-vitest.ts';

const settings = ['base', 'narrow', 'dark'];

interface Wish {
  /** Keep how the stories look now. */
  update?: boolean;
  /** Parts of file names, to look at the stories of no others. */
  files?: readonly string[];
}

/** Compares the stories with their pictures. */
export async function comparePictures({ update = false, files = [] }: Wish = {}): Promise<Outcome> {
  for (const setting of settings) rmSync(runFolder(setting), { recursive: true, force: true });
  // The option last: Vitest would take a name after it for its value.
  const args = [...files, ...(update ? ['--update'] : [])];
  const outcome = await runVitest('visual', args);
  const isWhole = files.length === 0 && outcome.failed === 0;
  const leftovers = await Promise.all(
    settings.map(async (setting) => {
      const baseline = new Baseline(baselineFolder(setting));
      const gone = isWhole ? notSeen(baseline, setting) : [];
      if (!update) return gone.map((id) => `${id} (${setting})`);
      await baseline.update(await taken(setting), gone);
      return [];
    }),
  );
  const orphans = leftovers.flat();
  return sum([
    outcome,
    {
      passed: 0,
      failed: orphans.length,
      output: orphans.map((orphan) => `There is a picture but no story: ${orphan}`).join('\n'),
    },
  ]);
}

function notSeen(baseline: Baseline, setting: string): string[] {
  const list = `${runFolder(setting)}/seen`;
  const seen = new Set(existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []);
  return baseline.ids.filter((id) => !seen.has(id));
}

async function taken(setting: string): Promise<Map<string, Picture>> {
  const folder = runFolder(setting);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const pictures = new Map<string, Picture>();
  for (const file of files.filter((name) => name.endsWith('.png'))) {
    pictures.set(basename(file, '.png'), await decode(readFileSync(`${folder}/${file}`)));
  }
  return pictures;
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const { passed, failed, output } = await comparePictures({
    update: args.includes('--update'),
    files: args.filter((arg) => arg !== '--update'),
  });
  if (output) console.log(output);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
