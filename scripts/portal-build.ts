// Builds the portal when its sources changed since the last build, so that a warm start builds nothing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const stamp = `${root}node_modules/.cache/portal-build`;

const inputs = [
  'pnpm-lock.yaml',
  'apps/portal/{index.html,package.json,vite.config.ts,build.ts,bundle-report.ts,compress.ts,prerender.tsx}',
  'apps/portal/{src,public}/**/*.*',
  'packages/{ui,api-client}/src/**/*.*',
];

function fingerprint(): string {
  const { VITE_API_HOST = '', VITE_IDEMPOTENCY_KEYS = '' } = process.env;
  const hash = createHash('sha256').update(`${VITE_API_HOST} ${VITE_IDEMPOTENCY_KEYS}`);
  const files = globSync(inputs, { cwd: root }).filter(
    (path) => !/\.(test|stories|fixtures)\.tsx?$|\.mdx$/.test(path),
  );
  for (const path of files.toSorted()) hash.update(path).update(readFileSync(root + path));
  return hash.digest('hex');
}

/** Makes sure that `apps/portal/dist` holds a build of the sources as they are; throws when it cannot be built. */
export function ensurePortalBuilt(): void {
  const wanted = fingerprint();
  const isBuilt = existsSync(`${root}apps/portal/dist/index.html`) && existsSync(stamp);
  if (isBuilt && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the portal …');
  // In a process of its own: what a build needs in memory should not stay with the server.
  const build = spawnSync(process.execPath, [`${root}apps/portal/build.ts`], {
    stdio: 'inherit',
    // Whoever asks for the build, a test runner for one, may have its own idea of it.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (build.status !== 0)
    throw new Error('The portal could not be built; the lines above say why.');
  mkdirSync(`${root}node_modules/.cache`, { recursive: true });
  writeFileSync(stamp, wanted);
}

if (import.meta.main) ensurePortalBuilt();
