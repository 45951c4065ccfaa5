import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { createPool } from './pool.ts';
import type { Pool } from './types.ts';

/** Small buffers and a small log: one process on one machine, a few hundred megabytes in all. */
export const engineSettings = ['shared_buffers=16MB', 'min_wal_size=32MB', 'max_wal_size=64MB'];

/** What every embedded database is created and opened with. */
export const engineOptions = { extensions: { pg_trgm }, postgresqlconf: engineSettings };

/** The engine's one connection as a pool: callers queue for it, and it is never given up. */
export function poolOf(engine: PGlite): Pool {
  const { connection, user, password, database } = createPgConfig(engine);
  // `connection` stands for the socket; pg reads it, its types do not tell.
  const config = { connection, user, password, database, max: 1, idleTimeoutMillis: 0 };
  return createPool(config);
}
