// Publishes Storybook for review.
import { spawnSync } from 'node:child_process';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Chromatic needs CHROMATIC_PROJECT_TOKEN. To look at the stories here: npm run storybook',
  );
  process.exit(1);
}
const run = spawnSync('chromatic', process.argv.slice(2), {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(run.status ?? 1);
