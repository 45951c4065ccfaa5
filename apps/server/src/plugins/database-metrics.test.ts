import { setTimeout as wait } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { failingDatabase, stubDatabase } from '../../test/app/stub-database.ts';
import { openTestPostgres } from '../../test/databases/databases.ts';
import { type TestPostgres, startTestPostgres } from '../../test/databases/postgres.ts';
import { type Replica, startReplica } from '../../test/databases/replica.ts';
import { type Database, migrateDatabase, openDatabase, sql } from '../database/database.ts';
import { openPostgres } from '../database/postgres.ts';
import { requestMail } from '../repositories/outbox.ts';
import { registerDatabaseMetrics } from './database-metrics.ts';

/** Measures a database. @returns a function that reads one metric; undefined where it is left out */
function measure(database: Database, sendsMail = true) {
  const registry = new Registry();
  registerDatabaseMetrics(registry, database, { sendsMail });
  return async (name: string): Promise<number | undefined> => {
    const text = await registry.metrics();
    const [, value] = new RegExp(`^medportal_${name} (\\S+)$`, 'm').exec(text) ?? [];
    return value === undefined ? undefined : Number(value);
  };
}

describe('a database that', () => {
  it('fails is down, and has no other metrics', async () => {
    const read = measure(failingDatabase(new Error('out of order')));
    expect(await read('database_up')).toBe(0);
    expect(await read('outbox_emails')).toBeUndefined();
    expect(await read('outbox_oldest_age_seconds')).toBeUndefined();
    expect(await read('database_replicas')).toBeUndefined();
  });

  it('hangs is down after two seconds, and is asked only once', async () => {
    const query = vi.fn<() => Promise<never[]>>(() => new Promise(() => {}));
    const read = measure(stubDatabase(query));
    const start = performance.now();
    expect(await Promise.all([read('database_up'), read('database_up')])).toEqual([0, 0]);
    expect(await read('outbox_emails')).toBeUndefined();
    expect(performance.now() - start).toBeGreaterThan(3900);
    expect(query).toHaveBeenCalledOnce();
  });
});

describe('the outbox', () => {
  it('is counted with the age of its oldest email', async () => {
    const database = await openDatabase({ kind: 'memory' });
    const { query } = database;
    const read = measure(database);
    expect(await read('outbox_emails')).toBe(0);
    expect(await read('outbox_oldest_age_seconds')).toBe(0);
    for (const name of ['one', 'two', 'three']) {
      await requestMail(query, 'password-reset', `${name}@test.example`);
    }
    await query(sql`
      update outbox set created_at = now() - interval '1 hour' where email_key like 'one%'`);
    await query(sql`
      update outbox set created_at = now() - interval '5 hours', sent_at = now()
      where email_key like 'two%'`);
    expect(await read('outbox_emails')).toBe(2);
    expect(await read('outbox_oldest_age_seconds')).toBeCloseTo(3600, -2);
    expect(await read('database_up')).toBe(1);
    await database.close();
  });

  it('is left out without a mail server', async () => {
    const database = await openDatabase({ kind: 'memory' });
    const read = measure(database, false);
    expect(await read('database_up')).toBe(1);
    expect(await read('outbox_emails')).toBeUndefined();
    await database.close();
  });
});

it('the wait for a connection is measured', async () => {
  const database = await openTestPostgres(1);
  const read = measure(database);
  const work = () => database.query(sql`select pg_sleep(0.2)`);
  await Promise.all([work(), work(), work()]);
  expect(await read('database_wait_seconds_count')).toBe(3);
  // The second waits for one other, the third for two.
  expect(await read('database_wait_seconds_sum')).toBeGreaterThan(0.55);
  await database.close();
});

describe('a replica', { tags: 'release' }, () => {
  let primary: TestPostgres;
  let replica: Replica;
  let standby: Database;
  let owner: Database;
  let application: Database;

  beforeAll(async () => {
    primary = await startTestPostgres();
    await migrateDatabase({ kind: 'postgres', url: primary.url });
    owner = await openPostgres({ url: primary.url });
    await owner.query(sql`create role application login`);
    await owner.query(sql`grant select on account, outbox to application`);
    application = await openPostgres({ url: primary.urlOf('postgres', 'application') });
    replica = await startReplica(primary);
    standby = await openPostgres({ url: replica.url, poolSize: 1 });
    await vi.waitUntil(async () => (await measure(owner)('database_replicas')) === 1, 20_000);
  });

  afterAll(async () => {
    await standby.close();
    await replica.stop();
    await Promise.all([owner.close(), application.close()]);
    await primary.stop();
  });

  it('is counted, and its lag measured', async () => {
    const read = measure(owner);
    expect(await read('database_replicas')).toBe(1);
    await standby.query(sql`select pg_wal_replay_pause()`);
    await owner.query(sql`create table big as select n from generate_series(1, 50000) n`);
    // An idle replica reports every ten seconds.
    const slowly = { timeout: 30_000 };
    await expect.poll(() => read('database_replication_lag_bytes'), slowly).toBeGreaterThan(1e6);
    const pauseAgain = async () => {
      await standby.query(sql`select pg_wal_replay_pause()`);
      await owner.query(sql`insert into big values (0)`);
      await wait(300);
      // A replica tells what it has replayed when it receives something else: this is the lag of the pause before.
      const seconds = await read('database_replication_lag_seconds');
      await standby.query(sql`select pg_wal_replay_resume()`);
      await wait(50);
      return seconds;
    };
    await expect.poll(pauseAgain, slowly).toBeGreaterThan(0.2);
    await expect.poll(() => read('database_replication_lag_bytes'), slowly).toBe(0);
  });

  it('is left out for a role that may not see it', async () => {
    const read = measure(application);
    expect(await read('database_up')).toBe(1);
    expect(await read('database_replicas')).toBeUndefined();
    expect(await read('database_replication_lag_seconds')).toBeUndefined();
    await owner.query(sql`grant pg_read_all_stats to application`);
    expect(await read('database_replicas')).toBe(1);
    await owner.query(sql`revoke pg_read_all_stats from application`);
    await owner.query(sql`grant pg_monitor to application`);
    expect(await read('database_replicas')).toBe(1);
  });
});
