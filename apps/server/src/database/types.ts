import type { Sql } from './sql.ts';

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
  | PostgresConfig;

/** A PostgreSQL server. */
export interface PostgresConfig {
  kind: 'postgres';
  url: string;
  /** Through the role that owns the tables and runs the migrations; absent: the same as `url`. */
  ownerUrl?: string | undefined;
  /** The most connections at once; 10 when absent. */
  poolSize?: number;
  /** How long a statement may run, and how long it may wait for a connection; 5 when absent. */
  timeoutSeconds?: number;
}

/** An open database; all kinds speak the same SQL and run the same migrations. */
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
  /** How many connections there are, how many of them are idle, and how many calls wait for one. */
  readonly connections: () => { total: number; idle: number; waiting: number };
  /** Ends all connections; the embedded database is tidied up and its folder released. */
  close: () => Promise<void>;
}

/** The connections of a database. */
export type Pool = Omit<Database, 'kind'>;
