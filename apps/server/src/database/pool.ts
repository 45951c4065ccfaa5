import {
  type CustomTypesConfig,
  Pool as PgPool,
  type PoolClient,
  type PoolConfig,
  types,
} from 'pg';
import { queryOn } from './client.ts';
import type { Database } from './database.ts';
import { isBrokenConnection } from './errors.ts';
import { createLanes } from './lanes.ts';
import type { Sql } from './sql.ts';

// One meaning of SQL's types wherever the data is: counts as numbers, a plain date as its text.
const ownTypes: CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === types.builtins.INT8) return Number;
    if (oid === types.builtins.DATE) return String;
    return types.getTypeParser(oid, format);
  },
};

/** Statements and transactions over a pool of connections. */
export interface Pool extends Pick<Database, 'query' | 'transaction' | 'connections'> {
  /** Runs text without parameters outside of a transaction, such as `checkpoint`. */
  execute: (text: string) => Promise<void>;
  end: () => Promise<void>;
}

/**
 * Opens a pool; connections are made when they are first needed.
 * @param shared how many connections there are besides, for prepared statements by themselves; see
 *   `createLanes`
 */
export function createPool(config: PoolConfig, shared = 0): Pool {
  const pool = new PgPool({ ...config, types: ownTypes });
  const lanes = createLanes({ ...config, types: ownTypes }, shared);
  // An idle connection died, say because the server restarted: the pool makes another.
  pool.on('error', ignore);

  // `pool.query` would destroy the connection on any SQL error; the embedded database has but one,
  // and would then give the next query somebody else's answer.
  async function using<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    // A connection that dies between two statements says so here; the next statement then fails.
    client.on('error', ignore);
    let isBroken = false;
    try {
      return await work(client);
    } catch (error) {
      isBroken = isBrokenConnection(error);
      throw error;
    } finally {
      client.off('error', ignore);
      client.release(isBroken);
    }
  }

  return {
    query: <Row extends object>(statement: Sql) =>
      // What is planned anew each time can take long, and would hold up what comes behind it.
      (statement.name === undefined ? undefined : lanes.send<Row>(statement)) ??
      using((client) => queryOn(client)<Row>(statement)),
    transaction: (work) =>
      using(async (client) => {
        await client.query('begin');
        try {
          const result = await work(queryOn(client));
          await client.query('commit');
          return result;
        } catch (error) {
          // A broken connection has nothing left to roll back, and would only wait once more. One that
          // breaks here must not be used again with its transaction still open: so its error counts.
          if (!isBrokenConnection(error)) await client.query('rollback');
          throw error;
        }
      }),
    execute: (text) =>
      using(async (client) => {
        await client.query(text);
      }),
    connections: () => {
      const { total, idle } = lanes.connections();
      return {
        total: pool.totalCount + total,
        idle: pool.idleCount + idle,
        waiting: pool.waitingCount,
      };
    },
    end: async () => {
      await Promise.all([lanes.end(), pool.end()]);
    },
  };
}

function ignore() {}
