import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openForMaintenance, sql } from '../../src/database/database.ts';
import { layOutDatabase } from './data-folder.ts';

it('creates a database without tables', { tags: 'release' }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'medportal-data-'));
  await layOutDatabase(folder);
  const database = await openForMaintenance({ kind: 'embedded', folder });
  const tables = await database.query(sql`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  expect(tables).toEqual([]);
  await database.close();
  await rm(folder, { recursive: true });
});
