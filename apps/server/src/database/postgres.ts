import type { Database } from './database.ts';
import { createPool } from './pool.ts';

/** Opens a PostgreSQL server: the first statement connects. Times are in milliseconds. */
export function openPostgres({
  url,
  poolSize = 10,
}: {
  url: string;
  poolSize?: number;
}): Promise<Database> {
  const pool = createPool({
    connectionString: url,
    max: poolSize,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    statement_timeout: 5000,
    // For a server that is there but no longer answers: then nothing else ends the wait.
    query_timeout: 10_000,
    application_name: 'medportal',
  });
  return Promise.resolve({
    kind: 'postgres',
    query: pool.query,
    transaction: pool.transaction,
    close: pool.end,
  });
}
