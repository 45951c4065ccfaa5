import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { lstat, mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { textOf } from '../text-of.ts';
import { engineOptions, engineSettings, poolOf } from './engine.ts';
import { DatabaseOpenError } from './errors.ts';
import { lockFolder } from './folder-lock.ts';
import { openPostgres } from './postgres.ts';
import { type Query, Sql, sql } from './sql.ts';
import type { Database } from './types.ts';

type Work<Result> = (database: Database) => Promise<Result>;

// Random names, so that nothing else has one: what has such a name is dropped.
const FOLDER = /^medportal-rehearsal-[0-9a-f]{32}$/;
const DATABASE = /^medportal_rehearsal_[0-9a-f]{32}$/;
const randomName = () => randomBytes(16).toString('hex');

/**
 * Works on a new database that is dropped afterwards, even when a signal ends the process. Drops those of killed
 * processes, too.
 * @param url A PostgreSQL server whose role may create databases. When undefined, the database is an embedded one in a
 *   temporary folder.
 * @throws DatabaseOpenError when it cannot be created or does not fit on the disk
 */
export function withScratchDatabase<Result>(
  url: string | undefined,
  work: Work<Result>,
): Promise<Result> {
  return url === undefined ? withTemporaryFolder(work) : withTemporaryDatabase(url, work);
}

// Nothing has to survive a crash: without fsync, and without a log of what is in new tables, which would grow larger than
// these while a restore runs.
const settings = [...engineSettings, 'wal_level=minimal', 'max_wal_senders=0'];

async function withTemporaryFolder<Result>(work: Work<Result>): Promise<Result> {
  const parent = await realpath(tmpdir());
  const folder = join(parent, `medportal-rehearsal-${randomName()}`);
  // Before the folder exists, so that no other process takes it for left over.
  const unlock = await lockFolder(folder);
  try {
    await removeLeftoverFolders(parent);
    return await untilRemoved(
      // Synchronous, since the database could write meanwhile.
      async () => rmSync(folder, { recursive: true, force: true }),
      async () => {
        await mkdir(folder, { mode: 0o700 });
        const fs = new NodeFS(join(folder, 'database'));
        const engine = await PGlite.create({ ...engineOptions, postgresqlconf: settings, fs });
        const pool = poolOf(engine);
        try {
          return await work({ ...pool, kind: 'embedded' });
        } finally {
          await pool.close();
          await engine.close();
        }
      },
    );
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new DatabaseOpenError(
      `The scratch database does not fit on the disk of ${parent}: free some space there, or set TMPDIR to another folder.`,
      { cause: error },
    );
  } finally {
    await unlock?.();
  }
}

async function removeLeftoverFolders(parent: string): Promise<void> {
  const names = await readdir(parent);
  for (const name of names.filter((other) => FOLDER.test(other))) {
    const folder = join(parent, name);
    // oxlint-disable-next-line no-await-in-loop -- there is rarely one
    const entry = await lstat(folder).catch(() => undefined);
    if (!entry?.isDirectory() || entry.uid !== process.getuid?.()) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const unlock = await lockFolder(folder);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (unlock) await rm(folder, { recursive: true, force: true });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await unlock?.();
  }
}

async function withTemporaryDatabase<Result>(url: string, work: Work<Result>): Promise<Result> {
  const server = await openPostgres({ url, poolSize: 2, statementSeconds: 0 });
  const name = `medportal_rehearsal_${randomName()}`;
  const address = new URL(url);
  address.pathname = `/${name}`;
  try {
    // The transaction only holds locks: databases are created and dropped outside of one.
    return await server.transaction(async (query) => {
      await query(sql`set local idle_in_transaction_session_timeout = 0`);
      // Before the database exists, so that no other process takes it for left over.
      await tryLock(query, name);
      await dropLeftoverDatabases(query, server.query);
      return untilRemoved(
        () => server.query(command(`drop database if exists ${name} with (force)`)),
        async () => {
          await createDatabase(server.query, name);
          const database = await openPostgres({ url: address.href, statementSeconds: 0 });
          try {
            return await work(database);
          } finally {
            await database.close();
          }
        },
      );
    });
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new DatabaseOpenError(
      'The scratch database does not fit on the disk of the server at REHEARSAL_DATABASE_URL: free some space there.',
      { cause: error },
    );
  } finally {
    await server.close();
  }
}

async function createDatabase(query: Query, name: string): Promise<void> {
  try {
    // The template that nobody is connected to.
    await query(command(`create database ${name} template template0`));
  } catch (error) {
    if (textOf(error, 'code') !== '42501') throw error;
    const [user] = await query<{ role: string }>(sql`select quote_ident(current_user) as role`);
    throw new DatabaseOpenError(
      `The role of REHEARSAL_DATABASE_URL may not create databases: run \`alter role ${user?.role} createdb\` as a superuser.`,
      { cause: error },
    );
  }
}

async function dropLeftoverDatabases(query: Query, outside: Query): Promise<void> {
  const rows = await query<{ name: string }>(sql`
    select datname as name from pg_database
    where datname like 'medportal\_rehearsal\_%' and datdba = current_user::regrole`);
  for (const { name } of rows.filter((row) => DATABASE.test(row.name))) {
    // oxlint-disable-next-line no-await-in-loop -- there is rarely one
    if (!(await tryLock(query, name))) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await outside(command(`drop database if exists ${name}`));
    } catch (error) {
      // In use by a statement of a killed process that still runs: the next run drops it.
      if (textOf(error, 'code') !== '55006') throw error;
    }
  }
}

/** Locks a name until the transaction ends. */
async function tryLock(query: Query, name: string): Promise<boolean> {
  const [row] = await query<{ isLocked: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as "isLocked"`);
  return row?.isLocked ?? false;
}

/** Works, and removes in any case; a signal ends the process after the removal. */
async function untilRemoved<Result>(
  remove: () => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = (signal: NodeJS.Signals) => {
    const kill = () => process.kill(process.pid, signal);
    remove().then(kill, kill);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  try {
    return await work();
  } finally {
    await remove();
    for (const signal of SIGNALS) process.off(signal, end);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** 53100 is PostgreSQL's code, and 51 the ENOSPC of WebAssembly, which the embedded database throws when it starts. */
function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('errno' in error && error.errno === 51) return true;
  return ['53100', 'ENOSPC', 'EDQUOT'].includes(textOf(error, 'code') ?? '');
}

const command = (text: string) => new Sql([text], [], false);
