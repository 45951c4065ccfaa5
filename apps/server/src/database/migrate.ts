import { readdirSync, readFileSync } from 'node:fs';
import type { Database, Query } from './types.ts';
import { DatabaseOpenError } from './errors.ts';
import { Sql, sql } from './sql.ts';

const folder = new URL('migrations/', import.meta.url);
const LOCK = 20_241_120;

/**
 * Brings the schema up to date: runs the files of `migrations/` that have not run, in the order of
 * their names and all in one transaction. Processes that start at the same time wait for each other.
 * @returns the names of those that it ran
 * @throws DatabaseOpenError when the database is newer than this code
 */
export function migrate(database: Database): Promise<string[]> {
  return database.transaction((query) => runMigrations(query));
}

/**
 * Runs migrations that have not run, inside a transaction.
 * @param wanted which ones; all unless told
 * @returns the names of those that it ran
 * @throws DatabaseOpenError when the database has run others
 */
export async function runMigrations(
  query: Query,
  wanted: readonly string[] = migrationNames(),
): Promise<string[]> {
  await query(sql`select pg_advisory_xact_lock(${LOCK})`);
  const hasRun = new Set(await ranMigrations(query));
  const unknown = [...hasRun].filter((name) => !wanted.includes(name));
  if (unknown.length > 0) {
    throw new DatabaseOpenError(
      `The database is newer than this version of MedPortal: it has run ${unknown.join(', ')}.`,
    );
  }
  const missing = wanted.filter((name) => !hasRun.has(name));
  // Only then, so that where all have run it takes no more rights than to read their names.
  if (missing.length > 0) {
    await query(sql`
      create table if not exists migration (
        name text primary key,
        ran_at timestamptz not null default now()
      )`);
  }
  for (const name of missing) {
    // One after the other: a migration builds on those before it.
    // oxlint-disable-next-line no-await-in-loop
    await runMigration(query, new URL(name, folder));
    // oxlint-disable-next-line no-await-in-loop
    await query(sql`insert into migration (name) values (${name})`);
  }
  return missing;
}

/** A migration that SQL cannot express. */
interface Migration {
  migrate: (query: Query) => Promise<void>;
}

async function runMigration(query: Query, file: URL): Promise<void> {
  if (file.pathname.endsWith('.sql')) {
    await query(new Sql([readFileSync(file, 'utf8')], [], false));
  } else {
    const migration: Migration = await import(file.href);
    await migration.migrate(query);
  }
}

/** The names of all migrations, in their order. */
export function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((name) => /\.(sql|ts)$/.test(name))
    .toSorted();
}

/** The names of the migrations that a database has run, in their order; none where nothing has. */
export async function ranMigrations(query: Query): Promise<string[]> {
  const tables = await query(sql`select where to_regclass('migration') is not null`);
  if (tables.length === 0) return [];
  const rows = await query<{ name: string }>(
    sql`select name from migration order by name collate "C"`,
  );
  return rows.map(({ name }) => name);
}
