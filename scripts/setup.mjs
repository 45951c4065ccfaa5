// Runs before npm scripts, with any Node from 20: if a manifest has changed, installs the workspace with the pinned
// pnpm, which also puts the pinned Node into node_modules/.bin. The scripts name that Node by its path: the shell remembers
// where it found the first `node`. Plain JavaScript, because older Nodes run no TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');

const inputs = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'packages/api-client/package.json',
  'packages/ui/package.json',
  'apps/portal/package.json',
  'apps/server/package.json',
  'bench/package.json',
];
const hash = createHash('sha256').update(process.platform + process.arch);
for (const path of inputs) hash.update(read(path));
const digest = hash.digest('hex');

const stamp = new URL('node_modules/.setup', root);
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest) {
  const { packageManager } = JSON.parse(read('package.json'));
  console.log(`Installing the workspace with ${packageManager} …`);
  const options = ['--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'];
  const install = spawnSync('npx', ['--yes', packageManager, 'install', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    console.error('The install failed; the lines above say why. It needs the npm registry.');
    process.exit(install.status ?? 1);
  }
  writeFileSync(stamp, digest);
}
