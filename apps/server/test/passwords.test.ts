/* oxlint-disable no-await-in-loop -- the steps run in sequence */
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCredentials } from '../src/repositories/accounts.ts';
import { createPasswords } from '../src/security/passwords.ts';
import { type Person, type TestApp, startTestApp } from './app/harness.ts';
import { shareDatabase } from './databases/databases.ts';
import { openTestMemory } from './databases/memory.ts';

/** As in production. */
const options = { passwordCost: undefined };

const database = shareDatabase(openTestMemory);
let test: TestApp;
let patient: Person;

beforeAll(async () => {
  test = await startTestApp({}, database, options);
  patient = await test.join('Patient');
});

afterAll(() => test.close());

type LogIn = (email: string) => Promise<unknown>;
const stranger = 'nobody@test.example';
const logIn: LogIn = (email) => test.call('login', { body: { email, password: 'wrong password' } });

describe('a log-in that fails', () => {
  it('gives the same answer for an unknown email and a wrong password', async () => {
    const [known, unknown] = [await logIn(patient.email), await logIn(stranger)];
    expect(known).toMatchObject({
      status: 401,
      body: {
        code: 'wrong-credentials',
        title: 'Log in failed',
        message: 'The email or password is wrong.',
      },
    });
    const { headers: _, ...answer } = Object(known);
    expect(unknown).toMatchObject(answer);
  });

  /**
   * The ratio of the median work for an unknown email and a wrong password, as processor time of this process: on a busy
   * machine, durations say little.
   */
  async function slownessOf(attempt: LogIn): Promise<number> {
    const times: Record<string, number[]> = { [patient.email]: [], [stranger]: [] };
    for (let round = 0; round < 15; round += 1) {
      for (const [email, all] of Object.entries(times)) {
        const start = process.cpuUsage();
        await attempt(email);
        const { user, system } = process.cpuUsage(start);
        all.push(user + system);
      }
    }
    const [known = 0, unknown = 0] = Object.values(times).map((all) =>
      Number(all.toSorted((one, other) => one - other)[7]),
    );
    return unknown / known;
  }

  it('takes as long for an unknown email as for a wrong password', async () => {
    const slowness = await slownessOf(logIn);
    expect(slowness).toBeGreaterThan(0.5);
    expect(slowness).toBeLessThan(2);
  });

  // Negative control.
  it('is faster for an unknown email if only known emails are hashed', async () => {
    const passwords = createPasswords(1);
    const slowness = await slownessOf(async (email) => {
      const found = await findCredentials(database.query, email);
      return found && passwords.isRight(found.passwordHash, 'wrong password');
    });
    expect(slowness).toBeLessThan(0.5);
  });
});

describe('a registration', () => {
  it('stores a hash that is slow to compute', async () => {
    const found = await findCredentials(database.query, patient.email);
    expect(found?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  const register = (password: string) =>
    test.call('registerPatient', {
      body: { name: `New ${password.length} ${Math.random()}`, email: stranger, password },
    });

  it('accepts a password of the maximum length and logs in with it', async () => {
    const password = '𝔸éb4'.repeat(32);
    expect(await register(password)).toMatchObject({ status: 200 });
    const body = { email: stranger, password };
    expect(await test.call('login', { body })).toMatchObject({ status: 200 });
    const other = { email: stranger, password: password.slice(0, -1) };
    expect(await test.call('login', { body: other })).toMatchObject({ status: 401 });
    expect(await register(`${password}x`)).toMatchObject({
      status: 400,
      body: { errors: { password: ['Use 128 characters or fewer.'] } },
    });
  });
});

describe('during forty concurrent log-ins', () => {
  async function readsBeside(passwordHashConcurrency: number): Promise<number> {
    await using busy = await startTestApp({ passwordHashConcurrency }, database, options);
    const body = { email: stranger, password: 'wrong password' };
    const logIns = Array.from({ length: 40 }, () => busy.call('login', { body }));
    const over = Promise.all(logIns).then(() => true);
    let reads = 0;
    // Yields to the event loop, which delivers finished hashes.
    while (!(await Promise.race([over, setImmediate(false)]))) {
      await busy.call('listSpecializations');
      reads += 1;
    }
    return reads;
  }

  // Unlimited concurrency is the negative control.
  it(
    'more reads are answered when passwords are hashed one by one than all at the same time',
    { tags: 'release' },
    async () => {
      const [oneByOne, atOnce] = [await readsBeside(1), await readsBeside(40)];
      expect(oneByOne / atOnce).toBeGreaterThan(1.5);
    },
  );
});
