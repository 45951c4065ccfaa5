import { readdirSync, readFileSync } from 'node:fs';
import type { Database, Query } from './types.ts';
import { DatabaseOpenError } from './errors.ts';
import { Sql, sql } from './sql.ts';

const folder = new URL('migrations/', import.meta.url);
const LOCK = 20_241_120;

/**
 * Runs pending migrations in one transaction, ordered by file name. Concurrent processes wait for each
 * other.
 * @returns the names of the migrations that ran
 * @throws DatabaseOpenError when the database is newer than this code
 */
export function migrate(database: Database): Promise<string[]> {
  return database.transaction((query) => runMigrations(query));
}

/**
 * Runs pending migrations. Call it in a transaction.
 * @param names the migrations to consider; all when absent
 * @returns the names of the migrations that ran
 * @throws DatabaseOpenError when the database has run a migration that is not among `names`
 */
export async function runMigrations(
  query: Query,
  names: readonly string[] = migrationNames(),
): Promise<string[]> {
  await query(sql`select pg_advisory_xact_lock(${LOCK})`);
  const hasRun = new Set(await ranMigrations(query));
  const unknown = [...hasRun].filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new DatabaseOpenError(
      `The database is newer than this version of MedPortal: it has run ${unknown.join(', ')}.`,
    );
  }
  const missing = names.filter((name) => !hasRun.has(name));
  // An up-to-date database needs no right to create tables.
  if (missing.length > 0) {
    await query(sql`
      create table if not exists migration (
        name text primary key,
        ran_at timestamptz not null default now()
      )`);
  }
  for (const name of missing) {
    // oxlint-disable-next-line no-await-in-loop -- a migration builds on those before it
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

export function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((name) => /\.(sql|ts)$/.test(name))
    .toSorted();
}

/** The migrations that a database has run, in order; empty for a new database. */
export async function ranMigrations(query: Query): Promise<string[]> {
  const tables = await query(sql`select where to_regclass('migration') is not null`);
  if (tables.length === 0) return [];
  const rows = await query<{ name: string }>(
    sql`select name from migration order by name collate "C"`,
  );
  return rows.map(({ name }) => name);
}
