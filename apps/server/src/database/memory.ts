import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './types.ts';
import { engineOptions, engineSettings, poolOf } from './engine.ts';

const cacheFolder = new URL('../../node_modules/.cache/medportal/', import.meta.url);

export async function openMemory(): Promise<Database> {
  const engine = await createEngine();
  const pool = poolOf(engine);
  return {
    ...pool,
    kind: 'memory',
    async close() {
      await pool.close();
      await engine.close();
    },
  };
}

// Creating a cluster takes seconds, so tests cache it in a file.
async function createEngine(): Promise<PGlite> {
  const template = `${templatePath()}.tar`;
  if (existsSync(template)) {
    const loadDataDir = new Blob([await readFile(template)]);
    return PGlite.create({ ...engineOptions, loadDataDir });
  }
  const engine = await PGlite.create(engineOptions);
  const dump = await engine.dumpDataDir('none');
  // Renamed when complete, since other processes may read it. The cache is optional.
  const temporaryFile = `${template}.${randomUUID()}`;
  try {
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(temporaryFile, dump.stream());
    await rename(temporaryFile, template);
  } catch {
    await rm(temporaryFile, { force: true });
  }
  return engine;
}

/** Path of the cached cluster without its extension. It depends on the engine's version and settings. */
export function templatePath(): string {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const identity = createHash('sha256')
    .update([engine, ...engineSettings].join('\n'))
    .digest('hex');
  return fileURLToPath(new URL(`cluster-${identity.slice(0, 12)}`, cacheFolder));
}
