import {
  type ClientBase,
  type CustomTypesConfig,
  Pool as PgPool,
  type PoolClient,
  type PoolConfig,
  types,
} from 'pg';
import type { Pool, Query } from './types.ts';
import { isBrokenConnection, isConnectionUnusable } from './errors.ts';
import type { Sql } from './sql.ts';

// One meaning of SQL's types wherever the data is: counts as numbers, a plain date as its text.
const ownTypes: CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === types.builtins.INT8) return Number;
    if (oid === types.builtins.DATE) return String;
    return types.getTypeParser(oid, format);
  },
};

/** Opens a pool of connections, which are made when they are first needed. */
export function createPool(config: PoolConfig): Pool {
  const pool = new PgPool({ ...config, types: ownTypes });
  // A connection can end at any time, say because the server restarts, also between the packet in which
  // it becomes ready and its first statement. That statement then fails, and the pool makes another.
  pool.on('connect', (client) => client.on('error', ignore));
  pool.on('error', ignore);

  // `pool.query` would destroy the connection on any SQL error; the embedded database has but one,
  // and would then give the next query somebody else's answer.
  async function using<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    let isUnusable = false;
    try {
      return await work(client);
    } catch (error) {
      isUnusable = isConnectionUnusable(error);
      throw error;
    } finally {
      client.release(isUnusable);
    }
  }

  return {
    query: <Row extends object>(statement: Sql) =>
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
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

function queryOn(client: ClientBase): Query {
  return async <Row extends object>({ name, text, values }: Sql) => {
    // Without parameters and name, pg's simple protocol lets a migration hold several statements.
    const config = { text, values: [...values], ...(name !== undefined && { name }) };
    const { rows } = await client.query<Row>(config);
    return rows;
  };
}

function ignore() {}
