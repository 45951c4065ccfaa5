// Builds the portal when it is not that of its sources and settings, so that a warm start builds nothing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../', import.meta.url));

const sources = [
  'pnpm-lock.yaml',
  'apps/portal/{index.html,package.json,vite.config.ts,build.ts,bundle-report.ts,compress.ts,prerender.tsx}',
  // Where Vite reads settings from besides the environment.
  'apps/portal/.env*',
  'apps/portal/{src,public}/**/*.*',
  'packages/{ui,api-client}/src/**/*.*',
];

/** What a build is made from: the sources, and the settings that Vite puts into it. */
function digestOfInput(root: string): string {
  const paths = globSync(sources, { cwd: root }).filter(
    (path) => !/\.(test|stories|fixtures)\.tsx?$|\.mdx$/.test(path),
  );
  const names = Object.keys(process.env).filter((name) => name.startsWith('VITE_'));
  const settings = names.toSorted().map((name) => `${name}=${process.env[name]}\n`);
  return digestOf(root, paths, settings.join(''));
}

/** What the folder of a build holds, its stamp left out. */
function digestOfOutput(folder: string, stamp: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return digestOf(
    '',
    files.filter((path) => path !== stamp),
  );
}

function digestOf(folder: string, paths: readonly string[], start = ''): string {
  const hash = createHash('sha256').update(start);
  for (const path of paths.toSorted()) hash.update(path).update(readFileSync(join(folder, path)));
  return hash.digest('hex');
}

/**
 * Makes sure that `apps/portal/dist` holds a build of the sources and settings as they are.
 * @param root The folder of the repository.
 * @param build Fills that folder anew.
 * @throws Error when the portal cannot be built
 */
export function ensurePortalBuilt(root = repository, build = buildPortal): void {
  const folder = join(root, 'apps/portal/dist');
  // Within the folder, which every build empties; the server does not serve what is in `.vite`.
  const stamp = join(folder, '.vite/stamp');
  const input = digestOfInput(root);
  const stampOfNow = () => `${input} ${digestOfOutput(folder, stamp)}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOfNow()) return;
  console.log('Building the portal …');
  build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, stampOfNow());
}

function buildPortal() {
  // In a process of its own: what a build needs in memory should not stay with the server.
  const build = spawnSync(process.execPath, [`${repository}apps/portal/build.ts`], {
    stdio: 'inherit',
    // Whoever asks for the build, a test runner for one, may have its own idea of it.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (build.status !== 0)
    throw new Error('The portal could not be built; the lines above say why.');
}

if (import.meta.main) ensurePortalBuilt();
