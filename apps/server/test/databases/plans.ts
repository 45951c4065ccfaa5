import { escapeLiteral } from 'pg';
import { type Query, Sql, sql } from '../../src/database/database.ts';

interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Function Name'?: string;
  'Parent Relationship'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Filter?: string;
  Plans?: Step[];
}

interface Plan {
  Plan: Step;
  JIT?: object;
}

export function recordStatements(query: Query): { query: Query; statements: Sql[] } {
  const statements: Sql[] = [];
  return {
    statements,
    query: <Row extends object>(statement: Sql) => {
      statements.push(statement);
      return query<Row>(statement);
    },
  };
}

/** The tables that are too large for a full scan. */
export async function listLargeTables(query: Query): Promise<string[]> {
  const rows = await query<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= 10000
    order by relname`);
  return rows.map(({ name }) => name);
}

/**
 * Plans a statement and lists what does not scale: full scans of large tables or indexes, unless a page bounds them;
 * functions, which hide their plans; and JIT compilation, which PostgreSQL uses for expensive plans.
 * @param query A query function of a transaction.
 */
export async function findScans(
  query: Query,
  statement: Sql,
  largeTables: readonly string[],
): Promise<string[]> {
  const run = <Row extends object>(text: string) => query<Row>(new Sql([text], [], false));
  const name = `explained_${(serial += 1)}`;
  const values = statement.values.length === 0 ? '' : `(${statement.values.map(toLiteral).join()})`;
  async function plan(mode: 'custom' | 'generic'): Promise<Plan[]> {
    await run(`set local plan_cache_mode = force_${mode}_plan`);
    const rows = await run<{ 'QUERY PLAN': Plan[] }>(
      `explain (format json) execute ${name}${values}`,
    );
    return rows.flatMap((row) => row['QUERY PLAN']);
  }
  await run(`prepare ${name} as ${statement.text}`);
  const own = await plan('custom');
  // PostgreSQL uses the generic plan of a prepared statement only when it is about as cheap, so JIT compilation is
  // not checked there.
  const general = statement.name === undefined ? [] : await plan('generic');
  await run(`deallocate ${name}`);
  return [
    ...new Set([
      ...[...own, ...general].flatMap(({ Plan: top }) => scansIn(top, largeTables)),
      ...own.flatMap(({ JIT }) => (JIT ? ['is compiled'] : [])),
    ]),
  ];
}

let serial = 0;

const toLiteral = (value: unknown) => (value === null ? 'null' : escapeLiteral(toText(value)));

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? `{${value.map(toText).join()}}` : JSON.stringify(value);
}

export async function countRowsRead(query: Query, statement: Sql): Promise<number> {
  const explained = new Sql(
    ['explain (analyze, timing off, format json) ', ''],
    [statement],
    false,
  );
  const rows = await query<{ 'QUERY PLAN': Plan[] }>(explained);
  return rows
    .flatMap((row) => row['QUERY PLAN'])
    .reduce((sum, { Plan: top }) => sum + rowsIn(top), 0);
}

function rowsIn(step: Step): number {
  const below = (step.Plans ?? []).reduce((sum, each) => sum + rowsIn(each), 0);
  if (!/Scan/.test(step['Node Type']) || /Subquery|CTE|Values|Function/.test(step['Node Type'])) {
    return below;
  }
  const { 'Actual Rows': found = 0, 'Rows Removed by Filter': left = 0 } = step;
  return below + (found + left) * (step['Actual Loops'] ?? 1);
}

/** Nodes that request no more rows than their parent does. */
const PASSING_ON = new Set(['LockRows', 'Nested Loop', 'Result', 'Subquery Scan']);

function scansIn(step: Step, largeTables: readonly string[], isPage = false): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, Filter: filter } = step;
  const isLarge = table === undefined ? index !== undefined : largeTables.includes(table);
  const isWhole = type === 'Seq Scan' || (/Index/.test(type) && step['Index Cond'] === undefined);
  // A limit does not bound a filtered scan.
  const isBounded = isPage && filter === undefined;
  const own: string[] = [];
  if (isLarge && isWhole && !isBounded) own.push(`reads all of ${index ?? table}`);
  const { 'Function Name': called = 'unnest' } = step;
  if (called !== 'unnest' && called !== 'json_to_recordset') own.push(`hides what ${called} does`);
  const below = (step.Plans ?? []).flatMap((each) => {
    const isPassedOn = isPage && PASSING_ON.has(type) && each['Parent Relationship'] !== 'Inner';
    return scansIn(each, largeTables, type === 'Limit' || isPassedOn);
  });
  return [...own, ...below];
}
