import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestPostgres, startTestPostgres } from '../../test/databases/postgres.ts';
import { startCuttingProxy } from '../../test/databases/proxy.ts';
import { type Database, type Query, Sql, sql } from './database.ts';
import { toDatabaseFault } from './errors.ts';
import { openPostgres } from './postgres.ts';

const POOL_SIZE = 3;

let server: TestPostgres;
let admin: Database;
let database: Database;
/** Gives up early. */
let impatient: Database;

beforeAll(async () => {
  server = await startTestPostgres();
  admin = await openPostgres({ url: server.url, poolSize: 1 });
});

afterAll(async () => {
  await admin.close();
  await server.stop();
});

beforeEach(async () => {
  const config = { url: server.url, poolSize: POOL_SIZE };
  database = await openPostgres({ ...config, timeoutSeconds: 10 });
  impatient = await openPostgres({ ...config, timeoutSeconds: 2 });
});

afterEach(async () => {
  await database.close();
  await impatient.close();
});

const pidOf = async ({ query } = database) => {
  const [row] = await query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return row?.pid;
};
const sleep = (seconds: number, { query } = database) => query(sql`select pg_sleep(${seconds})`);
const settled = async (work: Promise<unknown>) => {
  const [answer] = await Promise.allSettled([work]);
  return answer.status === 'fulfilled' ? 'answered' : toDatabaseFault(answer.reason);
};

it('a pool opens at most the configured connections, and keeps them', async () => {
  const pids = await Promise.all(Array.from({ length: 40 }, () => pidOf()));
  expect(new Set(pids).size).toBe(POOL_SIZE);
  expect(database.connections()).toEqual({ total: POOL_SIZE, idle: POOL_SIZE, waiting: 0 });
});

it('a pool runs other statements while some wait for a lock', async () => {
  const clinic = await openPostgres({ url: server.url, timeoutSeconds: 10 });
  await clinic.query(sql`create table counter as select 0 as count`);
  const order: unknown[] = [];
  const write = async () => {
    order.push(await settled(clinic.query(sql`update counter set count = count + 1`)));
  };
  const read = () => clinic.query(sql`select 1`);
  const writes = await clinic.transaction(async (query) => {
    await query(sql`select count from counter for update`);
    const waiting = [write(), write(), write()];
    // Reads start in the same turn as the writes, and again when all writes wait.
    await Promise.all([read(), read(), read()]);
    const locks = sql`select from pg_locks where not granted`;
    await expect.poll(() => admin.query(locks)).toHaveLength(waiting.length);
    await Promise.all(Array.from({ length: 40 }, read));
    order.push('reads');
    return waiting;
  });
  await Promise.all(writes);
  expect(order).toEqual(['reads', 'answered', 'answered', 'answered']);
  await clinic.close();
});

it('a pool isolates a failing statement from concurrent ones', async () => {
  await database.query(sql`create table mark (value int primary key)`);
  const write = (value: number) => database.query(sql`insert into mark values (${value})`);
  await write(1);
  const answers = await Promise.all([2, 1, 3, 1, 4, 5].map(write).map(settled));
  const taken = { kind: 'duplicate', constraint: 'mark_pkey' };
  expect(answers).toEqual(['answered', taken, 'answered', taken, 'answered', 'answered']);
  const rows = await database.query(sql`select count(*) from mark`);
  expect(rows).toEqual([{ count: 5 }]);
});

it('a pool runs later statements during a long one', async () => {
  const lock = sql`select pg_advisory_lock(1)`;
  await admin.query(lock);
  const long = database.query(lock);
  await pidOf();
  await admin.query(sql`select pg_advisory_unlock(1)`);
  await long;
});

it('a pool cancels a statement after the timeout, and completes concurrent ones', async () => {
  const works = [sleep(30, impatient), pidOf(impatient), pidOf(impatient)];
  const answers = await Promise.all(works.map(settled));
  expect(answers).toEqual([{ kind: 'unavailable' }, 'answered', 'answered']);
});

it('a pool replaces broken connections, in use and idle', async () => {
  const first = await pidOf();
  const cut = () =>
    admin.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'medportal' and pid <> pg_backend_pid()`);
  const inFlight = [sleep(30), sleep(30)].map(settled);
  const sleeping = sql`select from pg_stat_activity where wait_event = 'PgSleep'`;
  await expect.poll(() => admin.query(sleeping)).toHaveLength(2);
  await cut();
  expect(await Promise.all(inFlight)).toEqual([{ kind: 'unavailable' }, { kind: 'unavailable' }]);
  const second = await pidOf();
  expect(second).not.toBe(first);
  await cut();
  await expect.poll(() => settled(pidOf())).toBe('answered');
  expect(await pidOf()).not.toBe(second);
});

it.each(['kept', 'new'])(
  'a pool discards a %s connection when the database does not respond',
  async (connection) => {
    const first = connection === 'kept' ? await pidOf(impatient) : undefined;
    await server.freeze();
    const silent = await Promise.all([pidOf(impatient), pidOf(impatient)].map(settled));
    server.thaw();
    expect(silent).toEqual([{ kind: 'unavailable' }, { kind: 'unavailable' }]);
    await expect.poll(() => settled(pidOf(impatient))).toBe('answered');
    expect(await pidOf(impatient)).not.toBe(first);
  },
);

it('a pool waits for pending statements when it is closed', async () => {
  const another = await openPostgres({ url: server.url, poolSize: POOL_SIZE });
  const answers = [0.2, 0.1].map((seconds) => another.query(sql`select pg_sleep(${seconds})`));
  await another.close();
  expect(await Promise.all(answers)).toHaveLength(2);
});

it('a pool leaves a server that refuses writes, as a standby does', async () => {
  const first = await pidOf();
  const write = () => settled(database.query(sql`create table if not exists written ()`));
  await admin.query(sql`alter system set default_transaction_read_only = on`);
  await admin.query(sql`select pg_reload_conf()`);
  await expect.poll(write).toEqual({ kind: 'unavailable' });
  expect(await pidOf()).not.toBe(first);
  await admin.query(sql`alter system reset default_transaction_read_only`);
  await admin.query(sql`select pg_reload_conf()`);
  await expect.poll(write).toBe('answered');
});

it('a pool reconnects when the database is back', async () => {
  await server.halt('shutdown');
  expect(await settled(pidOf())).toEqual({ kind: 'unavailable' });
  await server.start();
  await expect.poll(() => settled(pidOf())).toBe('answered');
});

it('a pool survives a connection that ends in the packet in which it becomes ready', async () => {
  const proxy = await startCuttingProxy(server.url);
  const program = `
    import { sql } from ${JSON.stringify(import.meta.resolve('./database.ts'))};
    import { toDatabaseFault } from ${JSON.stringify(import.meta.resolve('./errors.ts'))};
    import { openPostgres } from ${JSON.stringify(import.meta.resolve('./postgres.ts'))};
    const database = await openPostgres({ url: ${JSON.stringify(proxy.url)} });
    const work = (query) => query(sql\`select 'answered' as text\`);
    await database.transaction(work).catch((error) => console.log(toDatabaseFault(error)?.kind));
    console.log((await database.transaction(work))[0].text);
    await database.close();`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    program,
  ]);
  proxy.close();
  expect(stdout.split('\n')).toEqual(['unavailable', 'answered', '']);
});

it('a pool prepares a statement again after its parsing was cancelled', async () => {
  await admin.query(sql`create table parsed (value int)`);
  const read = () => impatient.query(sql`select value from parsed`);
  const outcomes = await admin.transaction(async (query) => {
    // Parsing needs a lock on the table and is cancelled when it waits too long.
    await query(sql`lock table parsed`);
    return Promise.all([read(), read(), read()].map(settled));
  });
  const cancelled = { kind: 'unavailable' };
  expect(outcomes).toEqual([cancelled, cancelled, cancelled]);
  const again = await Promise.all([read(), read(), read()].map(settled));
  expect(again).toEqual(['answered', 'answered', 'answered']);
});

it.each(['deallocate all', `prepare "${sql`select 7`.name}" as select 7`])(
  'replaces a connection with unexpected prepared statements: %s',
  async (text) => {
    const single = await openPostgres({ url: server.url, poolSize: 1 });
    const read = () => single.query(sql`select 7`);
    if (text.startsWith('deallocate')) await read();
    await single.query(new Sql([text], [], false));
    expect(await settled(read())).toEqual({ kind: 'unavailable' });
    expect(await settled(read())).toBe('answered');
    await single.close();
  },
);

it('a pool repeats statements whose columns a migration has changed', async () => {
  await admin.query(sql`create table growing as select 1 as one`);
  const readOnEach = () => {
    const slowly = sql`select growing.* from growing, pg_sleep(0.2)`;
    return Promise.all(Array.from({ length: POOL_SIZE }, () => database.query(slowly)));
  };
  // Prepared on every connection.
  await readOnEach();
  await admin.query(sql`alter table growing add column two int`);
  const row = { one: 1, two: null };
  expect(await readOnEach()).toEqual(Array.from({ length: POOL_SIZE }, () => [row]));
  await admin.query(sql`alter table growing add column three int`);
  const inTransaction = database.transaction(async (query) => {
    await query(sql`insert into growing values (2)`);
    return query(sql`select growing.* from growing, pg_sleep(0.2)`);
  });
  expect(await inTransaction).toHaveLength(2);
  await admin.query(sql`drop table growing`);
});

it('a pool runs a transaction again after a deadlock', async () => {
  await admin.query(sql`create table pair as select id, 0 as count from generate_series(1, 2) id`);
  let runs = 0;
  const begun = new Map([1, 2].map((id) => [id, Promise.withResolvers<void>()]));
  const touch = (query: Query, id: number) =>
    query(sql`update pair set count = count + 1 where id = ${id}`);
  const both = [1, 2].map((first) =>
    database.transaction(async (query) => {
      runs += 1;
      await touch(query, first);
      begun.get(first)?.resolve();
      await begun.get(3 - first)?.promise;
      await touch(query, 3 - first);
    }),
  );
  await Promise.all(both);
  // The second attempt can meet the other transaction again.
  expect(runs).toBeGreaterThan(2);
  expect(await admin.query(sql`select count from pair`)).toEqual([{ count: 2 }, { count: 2 }]);
});
