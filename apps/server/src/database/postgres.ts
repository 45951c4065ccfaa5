import { createPool } from './pool.ts';
import type { Database, PostgresConfig } from './types.ts';

interface Options extends Pick<PostgresConfig, 'url' | 'poolSize' | 'timeoutSeconds'> {
  /** For statements that may run longer than `timeoutSeconds`; 0 is no limit. */
  statementSeconds?: number;
}

/** Opens a PostgreSQL server: the first statement connects. */
export function openPostgres({
  url,
  poolSize = 10,
  timeoutSeconds = 5,
  statementSeconds = timeoutSeconds,
}: Options): Promise<Database> {
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
