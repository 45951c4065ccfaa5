import { readFileSync } from 'node:fs';
import type { Database, PostgresConfig } from './types.ts';
import { DatabaseOpenError } from './errors.ts';
import { migrate, runMigrations } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { Sql, sql } from './sql.ts';

const grants = new URL('grants.sql', import.meta.url);

/**
 * Brings the schema of a PostgreSQL server up to date, however long that takes. Where an owner is
 * given it does so as that role, and gives the application's role what `grants.sql` says: all it
 * needs, and no more.
 * @param application The open database, through the application's role.
 * @returns the names of the migrations that it ran
 * @throws DatabaseOpenError when the application's role could still change the record of access
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
    // Holds a lock from here on: of several processes that start at once, one grants at a time.
    const ran = await runMigrations(query);
    // True of the owner itself, of its members and of every superuser.
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
