import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseOpenError, isLockConflict } from './errors.ts';
import { findNewer, lockMigrations, runMigrations } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { type Query, Sql, sql } from './sql.ts';
import type { Database, PostgresConfig } from './types.ts';

// Below PostgreSQL's deadlock_timeout, so that of a migration and a call the migration gives way at first.
const FIRST_LOCK_MS = 500;
const MAX_LOCK_MS = 2000;
const PAUSE_MS = 1000;
const ATTEMPTS = 60;

const privileges = new URL('privileges.sql', import.meta.url);

/**
 * Runs pending migrations on a PostgreSQL server, without a statement timeout. With `ownerUrl` it runs
 * them as that role and limits the application's role to the privileges in `privileges.sql`.
 * @param application the open database, connected as the application's role
 * @throws DatabaseOpenError when the application's role could still change the audit
 */
export async function migrateServer(
  { url, ownerUrl, timeoutSeconds }: PostgresConfig,
  application: Database,
): Promise<string[]> {
  const owner = await openPostgres({
    url: ownerUrl ?? url,
    poolSize: 1,
    ...(timeoutSeconds !== undefined && { timeoutSeconds }),
    statementSeconds: 0,
  });
  try {
    return await withRetries((lockMs) =>
      ownerUrl === undefined
        ? owner.transaction((query) => runGently(query, lockMs))
        : migrateWithPrivileges(owner, application, lockMs),
    );
  } finally {
    await owner.close();
  }
}

/**
 * Runs pending migrations, but waits only briefly for a table that others use: all calls that need the table queue
 * behind a migration that waits for it.
 */
async function runGently(query: Query, lockMs: number): Promise<string[]> {
  await lockMigrations(query);
  await query(sql`select set_config('lock_timeout', ${String(lockMs)}, true)`);
  return runMigrations(query);
}

/** Tries with longer and longer lock timeouts, all well below the statement timeout of the calls that wait meanwhile. */
async function withRetries<Result>(
  work: (lockMs: number) => Promise<Result>,
  attempt = 1,
): Promise<Result> {
  try {
    return await work(Math.min(MAX_LOCK_MS, FIRST_LOCK_MS * attempt));
  } catch (error) {
    if (!isLockConflict(error)) throw error;
    if (attempt === ATTEMPTS) {
      throw new DatabaseOpenError(
        'The migrations wait for a transaction that uses a table, such as a backup: start again when it has ended.',
        { cause: error },
      );
    }
    // Long enough for the calls that have queued up.
    await wait(PAUSE_MS);
    return withRetries(work, attempt + 1);
  }
}

async function migrateWithPrivileges(
  owner: Database,
  application: Database,
  lockMs: number,
): Promise<string[]> {
  const [user] = await application.query<{ role: string }>(sql`select current_user::text as role`);
  return owner.transaction(async (query) => {
    // Also takes the lock that serializes the changes of privileges by processes that start at once.
    const ran = await runGently(query, lockMs);
    // True for the owner, its members and every superuser.
    const [{ isOwner } = { isOwner: true }] = await query<{ isOwner: boolean }>(sql`
      select pg_has_role(${user?.role}::name, relowner, 'member') as "isOwner"
      from pg_class where oid = 'audit'::regclass`);
    if (isOwner) {
      throw new DatabaseOpenError(
        'DATABASE_URL must name a role that is neither a superuser nor the owner of the tables.',
      );
    }
    // A later release may have limited the rights to tables that this one does not know.
    if ((await findNewer(query)).names.length > 0) return ran;
    await query(sql`select set_config('medportal.application', ${user?.role}, true)`);
    await query(new Sql([readFileSync(privileges, 'utf8')], [], false));
    return ran;
  });
}
