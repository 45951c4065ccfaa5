import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseOpenError } from './errors.ts';
import { RELEASES } from './releases.ts';
import { type Query, Sql, sql } from './sql.ts';
import type { Database } from './types.ts';

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
 * Runs pending migrations. Call it in a transaction. Does nothing when the database has run those of the next release.
 * @param names the migrations to consider; all when absent
 * @returns the names of the migrations that ran
 * @throws DatabaseOpenError when the database has run a migration that servers with `names` do not work with
 */
export async function runMigrations(
  query: Query,
  names: readonly string[] = migrationNames(),
): Promise<string[]> {
  await lockMigrations(query);
  const newer = await findNewer(query, names);
  const hasRun = new Set(await ranMigrations(query));
  const missing = names.filter((name) => !hasRun.has(name));
  if (newer.names.length > 0) {
    if (newer.isCompatible && missing.length === 0) return [];
    throw new DatabaseOpenError(
      `The database is newer than this version of MedPortal: it has run ${newer.names.join(', ')}.`,
    );
  }
  // An up-to-date database needs no privilege to create tables.
  if (missing.length > 0) {
    await query(sql`
      create table if not exists migration (
        name text primary key,
        ran_at timestamptz not null default now()
      )`);
    // The last migration that a server must know to work beside this one.
    await query(sql`alter table migration add column if not exists needs text`);
  }
  for (const name of missing) {
    // oxlint-disable-next-line no-await-in-loop -- a migration builds on those before it
    await runMigration(query, new URL(name, folder));
    // oxlint-disable-next-line no-await-in-loop
    await query(sql`insert into migration (name, needs) values (${name}, ${neededBeside(name)})`);
  }
  return missing;
}

/** The migrations that a database has run and this version does not know. */
export interface Newer {
  names: string[];
  /** Whether this version works beside a server that knows them. */
  isCompatible: boolean;
}

/** @param known the migrations of this version */
export async function findNewer(
  query: Query,
  known: readonly string[] = migrationNames(),
): Promise<Newer> {
  const rows = (await readMigrations(query)).filter(({ name }) => !known.includes(name));
  return {
    names: rows.map(({ name }) => name),
    isCompatible: rows.every(({ needs }) => needs !== null && known.includes(needs)),
  };
}

/** A migration keeps servers of the release before it working; null when there is none. */
function neededBeside(name: string): string | null {
  return RELEASES.findLast(({ lastMigration }) => lastMigration < name)?.lastMigration ?? null;
}

/** Waits until no other process migrates. The lock lasts until the end of the transaction. */
export async function lockMigrations(query: Query): Promise<void> {
  await query(sql`select pg_advisory_xact_lock(${LOCK})`);
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
  return (await readMigrations(query)).map(({ name }) => name);
}

async function readMigrations(query: Query): Promise<{ name: string; needs: string | null }[]> {
  const tables = await query(sql`select where to_regclass('migration') is not null`);
  if (tables.length === 0) return [];
  // Earlier versions created the table without the column `needs`.
  return query(sql`
    select name, to_jsonb(migration) ->> 'needs' as needs from migration order by name collate "C"`);
}
