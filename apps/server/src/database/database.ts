import { openEmbedded } from './embedded.ts';
import { openMemory } from './memory.ts';
import { migrate } from './migrate.ts';
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
  /** A PostgreSQL server; `poolSize` is the number of connections, 10 unless told. */
  | { kind: 'postgres'; url: string; poolSize?: number };

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
    await migrate(database);
    return database;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
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
