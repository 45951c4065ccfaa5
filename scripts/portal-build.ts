// Builds the portal only if its sources or settings have changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
function digestOf(root: string): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(process.env).toSorted())
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}\n`);
  for (const path of globSync(sources, { cwd: root }).toSorted())
    if (!/\.(test|stories|fixtures)\.tsx?$|\.mdx$/.test(path))
      hash.update(path).update(readFileSync(root + path));
  return hash.digest('hex');
}

/**
 * Makes sure that `apps/portal/dist` is up to date.
 * @param build Empties and fills that folder.
 * @throws Error if the portal cannot be built
 */
export function ensurePortalBuilt(root = repository, build = buildPortal): void {
  // Every build empties the folder; the server does not serve `.vite`.
  const folder = `${root}apps/portal/dist/.vite/`;
  const digest = digestOf(root);
  if (existsSync(`${folder}digest`) && readFileSync(`${folder}digest`, 'utf8') === digest) return;
  console.log('Building the portal …');
  build();
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}digest`, digest);
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
