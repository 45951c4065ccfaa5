import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { openForMaintenance } from '../src/database/database.ts';
import { templatePath } from '../src/database/memory.ts';

/**
 * Puts an embedded database without tables into a folder for DATA_DIR; a server makes them at its start. Creating one
 * takes seconds of a processor and is the same every time: the first is kept, and copied.
 */
export async function layOutDatabase(folder: string): Promise<void> {
  const template = `${templatePath()}-bare-folder`;
  if (!existsSync(template)) {
    // Created aside, since others may be looking for it, or be doing the same.
    const aside = `${template}.${randomUUID()}`;
    await mkdir(aside, { recursive: true, mode: 0o700 });
    // Without tables: they change more often than the engine, which is all that the name tells.
    const database = await openForMaintenance({ kind: 'embedded', folder: aside });
    await database.close();
    await rename(aside, template).catch(() => rm(aside, { recursive: true }));
  }
  await cp(template, folder, { recursive: true });
}
