import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestPostgres, startTestPostgres } from '../../test/postgres.ts';
import { type Database, sql, unpreparedSql } from './database.ts';
import { toDatabaseFault } from './errors.ts';
import { openPostgres } from './postgres.ts';

// Three connections: one is shared.
const POOL_SIZE = 3;

let server: TestPostgres;
let admin: Database;
let database: Database;

beforeAll(async () => {
  server = await startTestPostgres();
  admin = await openPostgres({ url: server.url, poolSize: 1 });
});

afterAll(async () => {
  await admin.close();
  await server.stop();
});

beforeEach(async () => {
  database = await openPostgres({ url: server.url, poolSize: POOL_SIZE, timeoutSeconds: 1 });
});

afterEach(() => database.close());

const pidOf = async () => {
  const [row] = await database.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return row?.pid;
};
const sleep = (seconds: number) => database.query(sql`select pg_sleep(${seconds})`);
const settled = async (work: Promise<unknown>) => {
  const [answer] = await Promise.allSettled([work]);
  return answer.status === 'fulfilled' ? 'answered' : toDatabaseFault(answer.reason);
};

it('prepared statements by themselves share a connection, others do not', async () => {
  const pids = await Promise.all(Array.from({ length: 40 }, pidOf));
  expect(new Set(pids).size).toBe(1);
  expect(database.connections()).toEqual({ total: 1, idle: 1, waiting: 0 });
  await Promise.all(
    Array.from({ length: 40 }, () => database.query(unpreparedSql`select pg_backend_pid()`)),
  );
  expect(database.connections()).toEqual({ total: POOL_SIZE, idle: POOL_SIZE, waiting: 0 });
});

it('a statement that fails leaves those before and behind it alone', async () => {
  await database.query(sql`create table mark (value int primary key)`);
  const write = (value: number) => database.query(sql`insert into mark values (${value})`);
  const answers = await Promise.all([1, 2, 1, 3, 2, 4].map(write).map(settled));
  const taken = { kind: 'duplicate', constraint: 'mark_pkey' };
  expect(answers).toEqual(['answered', 'answered', taken, 'answered', taken, 'answered']);
  const rows = await database.query(sql`select value from mark order by value`);
  expect(rows).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }]);
});

it('a statement that takes long does not hold up those that come later', async () => {
  await pidOf();
  const order: string[] = [];
  const long = sleep(0.5).then(() => order.push('long'));
  await wait(50);
  await pidOf();
  order.push('short');
  await long;
  expect(order).toEqual(['short', 'long']);
});

it('a statement that takes too long is refused, and what is behind it is answered', async () => {
  const answers = await Promise.all([sleep(3), pidOf(), pidOf()].map(settled));
  expect(answers).toEqual([{ kind: 'unavailable' }, 'answered', 'answered']);
});

it('a connection that breaks is replaced, under way and idle', async () => {
  const first = await pidOf();
  const cut = () =>
    admin.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'medportal' and pid <> pg_backend_pid()`);
  const underWay = [sleep(0.9), sleep(0.9)].map(settled);
  await wait(50);
  await cut();
  expect(await Promise.all(underWay)).toEqual([{ kind: 'unavailable' }, { kind: 'unavailable' }]);
  const second = await pidOf();
  expect(second).not.toBe(first);
  await cut();
  await expect.poll(() => settled(pidOf())).toBe('answered');
  expect(await pidOf()).not.toBe(second);
});

it('a connection on which the database falls silent is given up', async () => {
  const first = await pidOf();
  await server.freeze();
  const silent = await Promise.all([pidOf(), pidOf()].map(settled));
  server.thaw();
  expect(silent).toEqual([{ kind: 'unavailable' }, { kind: 'unavailable' }]);
  await expect.poll(() => settled(pidOf())).toBe('answered');
  expect(await pidOf()).not.toBe(first);
});

it('a database that is silent when it is connected to is unavailable', async () => {
  await server.freeze();
  const silent = await Promise.all([pidOf(), pidOf()].map(settled));
  server.thaw();
  expect(silent).toEqual([{ kind: 'unavailable' }, { kind: 'unavailable' }]);
  await expect.poll(() => settled(pidOf())).toBe('answered');
});

it('closing waits for the answers that are still to come', async () => {
  const another = await openPostgres({ url: server.url, poolSize: POOL_SIZE });
  const answers = [0.2, 0.1].map((seconds) => another.query(sql`select pg_sleep(${seconds})`));
  await another.close();
  expect(await Promise.all(answers)).toHaveLength(2);
});

it('each statement is tried anew while nobody listens, and connects when somebody does', async () => {
  await server.halt('shutdown');
  expect(await settled(pidOf())).toEqual({ kind: 'unavailable' });
  await server.start();
  await expect.poll(() => settled(pidOf())).toBe('answered');
});
