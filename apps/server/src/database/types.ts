import type { Query } from './sql.ts';

export type DatabaseConfig =
  /** In memory, for tests; closing it discards the data. */
  | { kind: 'memory' }
  /** Embedded, in `<folder>/database`; created when it does not exist. */
  | { kind: 'embedded'; folder: string }
  | PostgresConfig;

export interface PostgresConfig {
  kind: 'postgres';
  url: string;
  /** Connects as the role that owns the tables and runs the migrations; `url` when absent. */
  ownerUrl?: string | undefined;
  /** Maximum number of connections; 10 when absent. */
  poolSize?: number;
  /** Timeout of a statement, and of waiting for a connection; 5 when absent. */
  timeoutSeconds?: number;
}

/** An open database. All kinds run the same SQL and migrations. */
export interface Database {
  readonly kind: DatabaseConfig['kind'];
  readonly query: Query;
  /**
   * Runs `work` in a transaction: commits when it resolves, rolls back when it rejects. `work` must
   * use only the `query` that it is given: the embedded database has one connection, and waiting for
   * another would deadlock. It runs again after a deadlock with another transaction.
   */
  transaction: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;
  readonly connections: () => { total: number; idle: number; waiting: number };
  /** Calls `observe` with how long each later statement or transaction waited for its connection, even in vain. */
  readonly observeWaits: (observe: (seconds: number) => void) => void;
  /** Closes all connections. The embedded database is vacuumed and its folder unlocked. */
  close: () => Promise<void>;
}

export type Pool = Omit<Database, 'kind'>;
