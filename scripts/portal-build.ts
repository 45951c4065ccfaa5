// Builds the portal only if its sources, its settings or the built files have changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../', import.meta.url));

const sources = [
  'pnpm-lock.yaml',
  'apps/portal/*.{html,json,ts,tsx}',
  'apps/portal/.env*',
  'apps/portal/{src,public}/**/*.*',
  'packages/{ui,api-client}/src/**/*.*',
  'packages/ui/scripts/*.ts',
];

/** The digest of the sources and of the settings that Vite inlines. */
function digestOfInput(root: string): string {
  const paths = globSync(sources, { cwd: root }).filter(
    (path) => !/\.(test|stories|fixtures)\.tsx?$|\.mdx$/.test(path),
  );
  const names = Object.keys(process.env).filter((name) => name.startsWith('VITE_'));
  const settings = names.toSorted().map((name) => `${name}=${process.env[name]}\n`);
  return digestOf(root, paths, settings.join(''));
}

function digestOfOutput(folder: string, stamp: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => path !== stamp);
  return digestOf('', files);
}

function digestOf(folder: string, paths: readonly string[], start = ''): string {
  const hash = createHash('sha256').update(start);
  for (const path of paths.toSorted()) hash.update(path).update(readFileSync(join(folder, path)));
  return hash.digest('hex');
}

/**
 * Makes sure that `apps/portal/dist` is up to date.
 * @param build Empties and fills that folder.
 * @throws Error if the portal cannot be built
 */
export function ensurePortalBuilt(root = repository, build = buildPortal): void {
  const folder = join(root, 'apps/portal/dist');
  // Every build empties the folder; the server does not serve `.vite`.
  const stamp = join(folder, '.vite/stamp');
  const input = digestOfInput(root);
  const currentStamp = () => `${input} ${digestOfOutput(folder, stamp)}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === currentStamp()) return;
  console.log('Building the portal …');
  build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, currentStamp());
}

function buildPortal() {
  // A separate process, so that the server does not keep the build's memory.
  const build = spawnSync(process.execPath, [`${repository}apps/portal/build.ts`], {
    stdio: 'inherit',
    // Test runners set another NODE_ENV.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (build.status !== 0)
    throw new Error('The portal could not be built; the lines above say why.');
}

if (import.meta.main) ensurePortalBuilt();
