import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { createPool } from './pool.ts';
import type { Pool } from './types.ts';

/** Sized for one process and a few hundred megabytes of data. */
export const engineSettings = ['shared_buffers=16MB', 'min_wal_size=32MB', 'max_wal_size=64MB'];

export const engineOptions = { extensions: { pg_trgm }, postgresqlconf: engineSettings };

/** PGlite's single connection as a pool: callers queue for it, and it is never closed for being idle. */
export function poolOf(engine: PGlite): Pool {
  const { connection, user, password, database } = createPgConfig(engine);
  // pg reads `connection` in place of a socket, although its types do not list it.
  const config = { connection, user, password, database, max: 1, idleTimeoutMillis: 0 };
  return createPool(config);
}
