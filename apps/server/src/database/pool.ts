import {
  type ClientBase,
  type CustomTypesConfig,
  Pool as PgPool,
  type PoolClient,
  type PoolConfig,
  types,
} from 'pg';
import { isBrokenConnection, isConnectionUnusable, isWorthRetrying } from './errors.ts';
import type { Query, Sql } from './sql.ts';
import type { Pool } from './types.ts';

// Counts are numbers and dates are strings, on every kind of database.
const ownTypes: CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === types.builtins.INT8) return Number;
    if (oid === types.builtins.DATE) return String;
    return types.getTypeParser(oid, format);
  },
};

export function createPool(config: PoolConfig): Pool {
  const pool = new PgPool({ ...config, types: ownTypes });
  // A connection can end at any time, even between becoming ready and its first statement. That statement
  // fails, and the pool opens another connection.
  pool.on('connect', (client) => client.on('error', ignore));
  pool.on('error', ignore);

  let observeWait: ((seconds: number) => void) | undefined;

  async function connect(): Promise<PoolClient> {
    if (!observeWait) return pool.connect();
    const start = performance.now();
    try {
      return await pool.connect();
    } finally {
      observeWait((performance.now() - start) / 1000);
    }
  }

  // Every connection may have the plan from before a migration, until it is closed for that.
  const mostAttempts = (config.max ?? 10) + 1;

  // `pool.query` destroys the connection on any SQL error. The embedded database has only one and would
  // give the next query the result of another.
  async function withClient<Result>(
    work: (client: PoolClient) => Promise<Result>,
    attempts = mostAttempts,
  ): Promise<Result> {
    try {
      return await workOnce(work);
    } catch (error) {
      if (attempts === 1 || !isWorthRetrying(error)) throw error;
      return withClient(work, attempts - 1);
    }
  }

  async function workOnce<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await connect();
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
      withClient((client) => queryOn(client)<Row>(statement)),
    transaction: (work) =>
      withClient(async (client) => {
        await client.query('begin');
        try {
          const result = await work(queryOn(client));
          await client.query('commit');
          return result;
        } catch (error) {
          // On a broken connection, rollback would only time out again. When rollback itself fails, its
          // error is thrown, so that the connection is discarded with its open transaction.
          if (!isBrokenConnection(error)) await client.query('rollback');
          throw error;
        }
      }),
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    observeWaits: (observe) => {
      observeWait = observe;
    },
    close: () => pool.end(),
  };
}

function queryOn(client: ClientBase): Query {
  return async <Row extends object>({ name, text, values }: Sql) => {
    // Without parameters and name, pg uses the simple protocol, which allows several statements.
    const config = { text, values: [...values], ...(name !== undefined && { name }) };
    const { rows } = await client.query<Row>(config);
    return rows;
  };
}

function ignore() {}
