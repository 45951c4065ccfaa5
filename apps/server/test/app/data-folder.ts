import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { openForMaintenance } from '../../src/database/database.ts';
import { templatePath } from '../../src/database/memory.ts';

/**
 * Creates an embedded database without tables in a folder for DATA_DIR. Copies a cached template, since creating one
 * is slow.
 */
export async function layOutDatabase(folder: string): Promise<void> {
  const template = `${templatePath()}-bare-folder`;
  if (!existsSync(template)) {
    // Renamed when complete, since other processes may use or create the template too.
    const draft = `${template}.${randomUUID()}`;
    await mkdir(draft, { recursive: true, mode: 0o700 });
    // Without tables: the name of the template depends only on the version of the engine.
    const database = await openForMaintenance({ kind: 'embedded', folder: draft });
    await database.close();
    await rename(draft, template).catch(() => rm(draft, { recursive: true }));
  }
  await cp(template, folder, { recursive: true });
}
