// `npm run test:visual`: every story as it looks, compared with its picture in .storybook/screenshots.
// `npm run test:visual -- --update` takes the pictures: do that before a change, and the first after it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const reports = `${root}node_modules/.cache/visual-reports/`;
mkdirSync(reports, { recursive: true });

/** Every story at 1280 in light; screens and sheets also narrow, in the dark and from right to left. */
const variants: Record<string, Record<string, string>> = {
  base: { STORYBOOK_VIEWPORT: 'desktop' },
  narrow: { STORYBOOK_VIEWPORT: 'narrow' },
  dark: { STORYBOOK_VIEWPORT: 'desktop', STORYBOOK_THEME: 'dark' },
  rtl: { STORYBOOK_VIEWPORT: 'desktop', STORYBOOK_DIRECTION: 'rtl' },
};

let [passed, failed] = [0, 0];
for (const [variant, env] of Object.entries(variants)) {
  const start = performance.now();
  const report = `${reports}${variant}.json`;
  const args = ['run', '--mode', 'visual', '--project', 'storybook', '--reporter=json'];
  const run = spawnSync(
    `${root}node_modules/.bin/vitest`,
    [...args, `--outputFile.json=${report}`, '--reporter=default', ...process.argv.slice(2)],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, CI: 'true', STORYBOOK_VISUAL: variant, ...env },
    },
  );
  const result = JSON.parse(readFileSync(report, 'utf8'));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (run.status !== 0) console.log(run.stdout, run.stderr);
  console.log(
    `${run.status === 0 ? '✓' : '✗'} ${variant} (${result.numPassedTests} passed, ${result.numFailedTests} failed, ${seconds} s)`,
  );
  passed += result.numPassedTests;
  failed += run.status === 0 ? 0 : Math.max(1, result.numFailedTests);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
