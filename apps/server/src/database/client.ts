import type { ClientBase } from 'pg';
import type { Query } from './database.ts';
import type { Sql } from './sql.ts';

/** Runs statements on one connection. */
export function queryOn(client: ClientBase): Query {
  return async <Row extends object>({ name, text, values }: Sql) => {
    // Without parameters and name, pg's simple protocol lets a migration hold several statements.
    const config = { text, values: [...values], ...(name !== undefined && { name }) };
    const result = await client.query<Row>(config);
    return result.rows;
  };
}
