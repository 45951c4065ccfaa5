import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './database.ts';
import { Sql, sql } from './sql.ts';

const folder = new URL('migrations/', import.meta.url);
const LOCK = 20_241_120;

/**
 * Brings the schema up to date: runs the files of `migrations/` that have not run, in the order of
 * their names and all in one transaction. Servers that start at the same time wait for each other.
 */
export async function migrate(database: Database): Promise<void> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  await database.transaction(async (query) => {
    await query(sql`select pg_advisory_xact_lock(${LOCK})`);
    await query(sql`
      create table if not exists migration (
        name text primary key,
        ran_at timestamptz not null default now()
      )`);
    const rows = await query<{ name: string }>(sql`select name from migration`);
    const hasRun = new Set(rows.map((row) => row.name));
    for (const name of names.toSorted().filter((file) => !hasRun.has(file))) {
      // One after the other: a migration builds on those before it.
      // oxlint-disable-next-line no-await-in-loop
      await query(new Sql([readFileSync(new URL(name, folder), 'utf8')], [], false));
      // oxlint-disable-next-line no-await-in-loop
      await query(sql`insert into migration (name) values (${name})`);
    }
  });
}
