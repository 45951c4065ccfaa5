import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareDatabase } from '../../test/databases/databases.ts';
import { openTestMemory } from '../../test/databases/memory.ts';
import { sql } from '../database/database.ts';
import { Problem, toProblem } from '../problem.ts';
import {
  createAttemptLimit,
  createDelay,
  toAddressKey,
  toKnownNetwork,
  toNetwork,
} from './attempt-limits.ts';

const database = shareDatabase(openTestMemory);

const limitOf = (kind: string, limit = 1) =>
  createAttemptLimit(database.query, { kind, limit, secret: 'a secret of the tests' });
const fail = (error: Error) => async () => {
  throw error;
};

it.each([
  ['a success', () => Promise.resolve('done')],
  ['an unavailable database', fail(new Problem(503))],
  ['a server error', fail(new Error('a bug'))],
  ['a rejection by another limit', fail(new Problem(429))],
])('a limit does not count %s', async (what, work) => {
  const limit = limitOf(what);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await limit.countFailure('key', work).catch(() => undefined);
  }
  await expect(limit.countFailure('key', () => Promise.resolve('in'))).resolves.toBe('in');
});

it('a limit lets attempts wait for those in flight, which may not count', async () => {
  const limit = limitOf('in flight', 3);
  const right = () => new Promise((resolve) => setTimeout(resolve, 5, 'in'));
  const rush = (work: () => Promise<unknown>) =>
    Promise.allSettled(Array.from({ length: 12 }, () => limit.countFailure('key', work)));
  for (const outcome of await rush(right)) expect(outcome).toMatchObject({ value: 'in' });
  const failures = await rush(fail(new Problem(401)));
  const statuses = failures.map((each) => 'reason' in each && toProblem(each.reason).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(9);
});

it('a limit stores no email', async () => {
  await limitOf('account').count('mona@test.example');
  const rows = await database.query(sql`select * from attempt`);
  expect(JSON.stringify(rows)).not.toContain('mona');
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::ffff', '2001:db8:1:2::'],
])('an attempt from %s counts as %s', (ip, key) => {
  expect(toAddressKey(ip)).toBe(key);
});

it.each([
  ['192.0.2.7', '192.0.2.0'],
  ['::ffff:192.0.2.7', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8:1:ffff::', '2001:db8:1::'],
])('the address %s is in the network %s', (ip, network) => {
  expect(toNetwork(ip)).toBe(network);
  expect(toKnownNetwork(ip)).toBe(network);
  expect(toKnownNetwork(`${ip}:text`)).toBe('unknown');
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
    // Other timers run as well, such as one of the database.
    const end = createDelay()(excess).then(() => Date.now());
    await vi.runAllTimersAsync();
    expect((await end) - start).toBe(ms);
  });

  it('ends early for the oldest attempt when 500 wait', async () => {
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
