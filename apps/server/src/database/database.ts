import { openEmbedded } from './embedded.ts';
import { openMemory } from './memory.ts';
import { migrateServer } from './migrate-server.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Database, DatabaseConfig } from './types.ts';

export { type Query, sql, Sql, unpreparedSql } from './sql.ts';
export type { Database, DatabaseConfig } from './types.ts';

/**
 * Opens a database and runs pending migrations.
 * @throws DatabaseOpenError with one sentence for the operator when the folder is in use or not
 *   writable; PostgreSQL's own error when its server is unreachable or rejects the connection
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const database = await connect(config);
  try {
    await runPending(config, database);
    return database;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

export function migrateDatabase(config: DatabaseConfig): Promise<string[]> {
  return withDatabase(connect(config), (database) => runPending(config, database));
}

/** Works on a database that is being opened, and closes it in any case. */
export async function withDatabase<Result>(
  opening: Promise<Database>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await opening;
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function runPending(config: DatabaseConfig, database: Database): Promise<string[]> {
  return config.kind === 'postgres' ? migrateServer(config, database) : migrate(database);
}

/**
 * Opens a database for a maintenance command: without running migrations, as the owner of the tables
 * on PostgreSQL, and without a statement timeout.
 */
export function openForMaintenance(config: DatabaseConfig): Promise<Database> {
  if (config.kind !== 'postgres') return connect(config);
  return openPostgres({ url: config.ownerUrl ?? config.url, statementSeconds: 0 });
}

function connect(config: DatabaseConfig): Promise<Database> {
  switch (config.kind) {
    case 'memory':
      return openMemory();
    case 'embedded':
      return openEmbedded(config.folder);
    case 'postgres':
      return openPostgres(config);
    default:
      return config satisfies never;
  }
}
