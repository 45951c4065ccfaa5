import { openEmbedded } from './embedded.ts';
import { openMemory } from './memory.ts';
import { migrate } from './migrate.ts';
import { migrateServer } from './owner.ts';
import { openPostgres } from './postgres.ts';
import type { Sql } from './sql.ts';

export { sql, Sql, unpreparedSql } from './sql.ts';

/**
 * Runs one statement and gives its rows. Repository functions take it as their first parameter,
 * so that the same function works inside a transaction and outside of one.
 */
export type Query = <Row extends object>(statement: Sql) => Promise<Row[]>;

/** Where the data is. */
export type DatabaseConfig =
  /** In this process's memory: gone when it is closed. For tests. */
  | { kind: 'memory' }
  /** Embedded, in `<folder>/database`; both are created when they do not exist. */
  | { kind: 'embedded'; folder: string }
  /** A PostgreSQL server; see `openPostgres`. The owner, if given, runs the migrations. */
  | {
      kind: 'postgres';
      url: string;
      ownerUrl?: string | undefined;
      poolSize?: number;
      timeoutSeconds?: number;
    };

/** The one way to the data; both kinds of database speak the same SQL and run the same migrations. */
export interface Database {
  readonly kind: DatabaseConfig['kind'];
  /** Runs one statement by itself. */
  readonly query: Query;
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects.
   * Inside, use only the `query` that `work` is given: the embedded database has one connection,
   * and asking for another inside a transaction waits forever.
   */
  transaction: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  /** How many connections there are, how many of them do nothing, and how many calls wait for one. */
  readonly connections: () => { total: number; idle: number; waiting: number };
  /** Ends all connections; the embedded database is tidied up and its folder released. */
  close: () => Promise<void>;
}

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
