import { createPool } from './pool.ts';
import type { Database, PostgresConfig } from './types.ts';

interface Options extends Pick<PostgresConfig, 'url' | 'poolSize' | 'timeoutSeconds'> {
  /** Statement timeout; `timeoutSeconds` when absent, 0 for none. */
  statementSeconds?: number;
}

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
    // Client-side timeout for a server that stops responding.
    ...(timeout > 0 && { query_timeout: timeout + 1000 }),
    application_name: 'medportal',
  };
  return Promise.resolve({ kind: 'postgres', ...createPool(config) });
}
