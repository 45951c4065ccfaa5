import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './types.ts';
import { engineOptions, engineSettings, poolOf } from './engine.ts';

const cacheFolder = new URL('../../node_modules/.cache/medportal/', import.meta.url);

/** Opens an embedded database that is kept in memory and gone when it is closed. */
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

// Creating a cluster takes seconds and is the same every time: tests keep the first one in a file.
async function createEngine(): Promise<PGlite> {
  const template = `${templatePath()}.tar`;
  if (existsSync(template)) {
    const loadDataDir = new Blob([await readFile(template)]);
    return PGlite.create({ ...engineOptions, loadDataDir });
  }
  const engine = await PGlite.create(engineOptions);
  const dump = await engine.dumpDataDir('none');
  // Written aside, since others may be looking for it; where it cannot be kept, it is made each time.
  const aside = `${template}.${randomUUID()}`;
  try {
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(aside, dump.stream());
    await rename(aside, template);
  } catch {
    await rm(aside, { force: true });
  }
  return engine;
}

/** Where tests keep an empty cluster; the name, less its ending, tells the version of the engine and its settings. */
export function templatePath(): string {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const identity = createHash('sha256')
    .update([engine, ...engineSettings].join('\n'))
    .digest('hex');
  return fileURLToPath(new URL(`cluster-${identity.slice(0, 12)}`, cacheFolder));
}
