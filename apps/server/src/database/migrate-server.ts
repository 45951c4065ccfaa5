import { readFileSync } from 'node:fs';
import type { Database, PostgresConfig } from './types.ts';
import { DatabaseOpenError } from './errors.ts';
import { migrate, runMigrations } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { Sql, sql } from './sql.ts';

const grants = new URL('grants.sql', import.meta.url);

/**
 * Runs pending migrations on a PostgreSQL server, without a statement timeout. With `ownerUrl` it runs
 * them as that role and limits the application's role to the rights in `grants.sql`.
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
    return await (ownerUrl === undefined ? migrate(owner) : migrateAndGrant(owner, application));
  } finally {
    await owner.close();
  }
}

async function migrateAndGrant(owner: Database, application: Database): Promise<string[]> {
  const [user] = await application.query<{ role: string }>(sql`select current_user::text as role`);
  return owner.transaction(async (query) => {
    // Also takes the lock that serializes the grants of processes that start at once.
    const ran = await runMigrations(query);
    // True for the owner, its members and every superuser.
    const [{ isOwner } = { isOwner: true }] = await query<{ isOwner: boolean }>(sql`
      select pg_has_role(${user?.role}::name, relowner, 'member') as "isOwner"
      from pg_class where oid = 'audit'::regclass`);
    if (isOwner) {
      throw new DatabaseOpenError(
        'DATABASE_URL must name a role that is neither a superuser nor the owner of the tables.',
      );
    }
    await query(sql`select set_config('medportal.application', ${user?.role}, true)`);
    await query(new Sql([readFileSync(grants, 'utf8')], [], false));
    return ran;
  });
}
