import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase, sql } from '../database/database.ts';
import { Problem } from './errors.ts';
import { createAttemptLimit, createDelay, toAddressKey, toNetwork } from './limits.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ kind: 'memory' });
});
afterAll(() => database.close());

const limitOf = (kind: string, perMinute = 1) =>
  createAttemptLimit(database.query, { kind, perMinute, secret: 'a secret of the tests' });
const fail = (error: Error) => async () => {
  throw error;
};

it('keeps the kinds apart', async () => {
  const [one, other] = [limitOf('one'), limitOf('other')];
  await one.count('key');
  await expect(one.count('key')).rejects.toMatchObject({
    status: 429,
    message: 'Wait 60 seconds and try again.',
    headers: { 'retry-after': '60' },
  });
  await expect(other.count('key')).resolves.toBeUndefined();
});

it.each([
  ['what turns out well', () => Promise.resolve('done')],
  ['a database that is away', fail(new Problem(503))],
  ['a mistake of the server', fail(new Error('a bug'))],
  ['what another limit refuses', fail(new Problem(429))],
])('does not count %s', async (what, work) => {
  const limit = limitOf(what);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each would be refused if the last one counted
    await limit.countFailure('key', work).catch(() => undefined);
  }
  await expect(limit.countFailure('key', () => Promise.resolve('in'))).resolves.toBe('in');
});

it('counts a refusal', async () => {
  const limit = limitOf('refusals');
  await expect(limit.countFailure('key', fail(new Problem(401)))).rejects.toThrow('Log in');
  await expect(limit.countFailure('key', fail(new Problem(401)))).rejects.toThrow('Wait');
});

it('can be off', async () => {
  const limit = limitOf('off', 0);
  await limit.count('key');
  await expect(limit.count('key')).resolves.toBeUndefined();
});

it('stores nothing that tells who it was', async () => {
  await limitOf('account').count('mona@test.example');
  const rows = await database.query(sql`select * from attempt`);
  expect(JSON.stringify(rows)).not.toContain('mona');
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::ffff', '2001:db8:1:2::'],
])('counts %s as %s', (ip, key) => {
  expect(toAddressKey(ip)).toBe(key);
});

it.each([
  ['192.0.2.7', '192.0.2.0'],
  ['::ffff:192.0.2.7', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8:1:ffff::', '2001:db8:1::'],
])('takes %s to be in the network %s', (ip, network) => {
  expect(toNetwork(ip)).toBe(network);
});

it('with a delay never refuses, and counts on', async () => {
  const excesses: number[] = [];
  const limit = createAttemptLimit(database.query, {
    kind: 'delayed',
    perMinute: 2,
    secret: 'a secret of the tests',
    delay: async (excess) => void excesses.push(excess),
  });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each counts on from the one before
    await expect(limit.countFailure('key', fail(new Problem(401)))).rejects.toThrow('Log in');
  }
  await expect(limit.countFailure('key', () => Promise.resolve('in'))).resolves.toBe('in');
  await expect(limit.countFailure('key', () => Promise.resolve('in'))).resolves.toBe('in');
  // Whoever gets in is not counted: the last two were the sixth.
  expect(excesses).toEqual([-1, 0, 1, 2, 3, 4, 4]);
});

describe('a delay', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    [-9, 0],
    [0, 0],
    [1, 100],
    [20, 2000],
    [50, 5000],
    [1_000_000, 5000],
  ])('of %i attempts beyond the limit takes %i ms', async (excess, ms) => {
    const start = Date.now();
    const delay = createDelay()(excess);
    await vi.runAllTimersAsync();
    await delay;
    expect(Date.now() - start).toBe(ms);
  });

  it('is cut short for the one that has waited longest when 500 wait', async () => {
    const delay = createDelay();
    const done: number[] = [];
    const wait = async (number: number) => {
      await delay(50);
      done.push(number);
    };
    const waiting = Array.from({ length: 502 }, (_, index) => wait(index));
    await vi.advanceTimersByTimeAsync(4999);
    expect(done).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(waiting);
    expect(done).toHaveLength(502);
    expect(vi.getTimerCount()).toBe(0);
  });
});
