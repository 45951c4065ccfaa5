import type { Database } from './database.ts';
import { createPool } from './pool.ts';

/**
 * Opens a PostgreSQL server: the first statement connects.
 * @param server `poolSize` is the most connections at once; `timeoutSeconds` is how long a statement
 *   may run, and how long it may wait for a connection; `statementSeconds` is for statements that
 *   may run longer, where 0 is no limit
 */
export function openPostgres({
  url,
  poolSize = 10,
  timeoutSeconds = 5,
  statementSeconds = timeoutSeconds,
}: {
  url: string;
  poolSize?: number;
  timeoutSeconds?: number;
  statementSeconds?: number;
}): Promise<Database> {
  const timeout = statementSeconds * 1000;
  const config = {
    connectionString: url,
    max: poolSize,
    keepAlive: true,
    connectionTimeoutMillis: timeoutSeconds * 1000,
    statement_timeout: timeout,
    // For a server that is there but no longer answers: then nothing else ends the wait.
    ...(timeout > 0 && { query_timeout: timeout + 1000 }),
    application_name: 'medportal',
  };
  return Promise.resolve({ kind: 'postgres', ...createPool(config) });
}
