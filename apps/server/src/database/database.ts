import { openEmbedded } from './embedded.ts';
import { openMemory } from './memory.ts';
import { migrate } from './migrate.ts';
import { migrateServer } from './migrate-server.ts';
import { openPostgres } from './postgres.ts';
import type { Database, DatabaseConfig } from './types.ts';

export { sql, Sql, unpreparedSql } from './sql.ts';
export type { Database, DatabaseConfig, Query } from './types.ts';

/**
 * Opens a database and brings its schema up to date.
 * @throws DatabaseOpenError with one sentence for the operator when the folder is in use or not
 *   writable; PostgreSQL's own error when its server cannot be reached or refuses
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const database = await connect(config);
  try {
    await bringUpToDate(config, database);
    return database;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

/**
 * Brings the schema of a database up to date, and does nothing else with it.
 * @returns the names of the migrations that it ran
 * @throws like {@link openDatabase}
 */
export async function migrateDatabase(config: DatabaseConfig): Promise<string[]> {
  const database = await connect(config);
  try {
    return await bringUpToDate(config, database);
  } finally {
    await database.close();
  }
}

function bringUpToDate(config: DatabaseConfig, database: Database): Promise<string[]> {
  return config.kind === 'postgres' ? migrateServer(config, database) : migrate(database);
}

/**
 * Opens a database for a command of its operator: with its schema as it is, on PostgreSQL as the
 * owner of the tables, and with as much time for a statement as it takes.
 * @throws like {@link openDatabase}
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
