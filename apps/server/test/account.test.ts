/* oxlint-disable no-await-in-loop -- the calls run in sequence */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../src/contract.ts';
import { type Query, sql } from '../src/database/database.ts';
import { ACCESS } from '../src/operations/access.ts';
import { changePassword } from '../src/repositories/accounts.ts';
import { closeAccount } from '../src/repositories/closures.ts';
import { addPasswordReset, resetPassword } from '../src/repositories/password-resets.ts';
import { beginSession, endSessions } from '../src/repositories/sessions.ts';
import { createLinkToken } from '../src/security/link-tokens.ts';
import { auditOf } from './app/audit.ts';
import {
  type CallInput,
  PASSWORD,
  type Person,
  startTestApp,
  type TestApp,
} from './app/harness.ts';
import { addEmailToken, addPatient, addResetToken } from './data/people.ts';
import { sessionIdOf } from './data/setting.ts';
import { breakDatabase } from './data/world.ts';
import { databases, shareDatabase, shareRacingDatabase } from './databases/databases.ts';
import { recordStatements } from './databases/plans.ts';

const NEW_PASSWORD = 'seven quiet herons';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const confirmWith = (token: string) => ({ body: { token } });
const resetWith = (token: string) => ({ body: { token, new: NEW_PASSWORD } });

describe.each(databases)('sessions on $name', ({ open }) => {
  const database = shareDatabase(open);
  /** Two servers on one database. */
  let test: TestApp;
  let other: TestApp;

  beforeAll(async () => {
    [test, other] = [await startTestApp({}, database), await startTestApp({}, database)];
  });
  afterAll(() => Promise.all([test.close(), other.close()]));

  const logIn = async (email: string, { password = PASSWORD, agent = '' } = {}) => {
    const headers = { 'user-agent': agent };
    const { status, body } = await test.call('login', { body: { email, password }, headers });
    return status === 200 ? body.token : String(status);
  };

  /** The statuses of a call with the token on both servers. */
  const statusesOf = async (token: string) => [
    (await test.call('getInbox', { token })).status,
    (await other.call('getInbox', { token })).status,
  ];

  const devicesOf = async (token: string) => {
    const { body } = await test.call('listSessions', { token });
    return body.sessions.map(({ device }) => device);
  };

  it('end on log-out, from the next call on every server, and no other session does', async () => {
    const { email, token } = await test.join('Patient');
    const second = await logIn(email);
    expect(await test.call('logOut', { token })).toMatchObject({ status: 200 });
    expect(await statusesOf(token)).toEqual([401, 401]);
    expect(await statusesOf(second)).toEqual([200, 200]);
    expect(await test.call('logOut', { token })).toMatchObject({ status: 401 });
  });

  it('end on log-out without extensions', async () => {
    await using plain = await startTestApp({ extensions: 'off' }, database);
    const { token } = await plain.join('Doctor');
    expect(await plain.call('logOut', { token })).toMatchObject({ status: 200 });
    expect(await plain.call('listDoctorRequests', { token })).toMatchObject({ status: 401 });
  });

  it('are listed with their device, the latest used first', async () => {
    const { email, token } = await test.join('Patient');
    const [phone, desk] = [
      await logIn(email, { agent: SAFARI }),
      await logIn(email, { agent: FIREFOX }),
    ];
    await database.query(sql`
      update session set last_seen_at = last_seen_at - interval '1 day' where id = ${idOf(desk)}`);
    const { body } = await test.call('listSessions', { token: phone });
    expect(body.sessions).toMatchObject([
      { sessionId: idOf(phone), device: 'Safari on iOS', isCurrent: true },
      { sessionId: idOf(token), device: null, isCurrent: false },
      { sessionId: idOf(desk), device: 'Firefox on Windows', isCurrent: false },
    ]);
    for (const { createdAt, lastSeenAt } of body.sessions) {
      expect(Date.now() - Date.parse(createdAt)).toBeLessThan(60_000);
      expect(Date.parse(lastSeenAt) % (15 * 60_000)).toBe(0);
    }
  });

  it('are not listed once they have ended or expired, and expired ones are deleted', async () => {
    const { email, token } = await test.join('Patient');
    const [ended, expired] = [await logIn(email), await logIn(email)];
    await test.call('logOut', { token: ended });
    await database.query(sql`
      update session set expires_at = now() - interval '1 second' where id = ${idOf(expired)}`);
    expect(await devicesOf(token)).toEqual([null]);
    await logIn(email);
    const rows = await database.query<{ id: number }>(sql`
      select id from session where id in (${idOf(ended)}, ${idOf(expired)})`);
    expect(rows).toEqual([{ id: idOf(ended) }]);
  });

  it.each<[OperationId, (person: Person) => object | Promise<object>]>([
    ['login', ({ email }) => ({ body: { email, password: PASSWORD } })],
    ['logOut', () => ({})],
    ['changePassword', () => ({ body: { current: PASSWORD, new: NEW_PASSWORD } })],
    ['changeEmail', () => ({ body: { new: 'typed@test.example', password: PASSWORD } })],
    ['closeAccount', () => ({ body: { password: PASSWORD } })],
    ['endOtherSessions', () => ({})],
    ['endSession', ({ token }) => ({ params: { sessionId: idOf(token) } })],
    ['resetPassword', async ({ id }) => resetWith(await addResetToken(database.query, id))],
    ['confirmEmail', async ({ id }) => confirmWith(await addEmailToken(database.query, id))],
  ])('have one audit line for %s, which says from where, and no secret', async (id, inputOf) => {
    const person = await test.join('Patient');
    const isPublic = ACCESS[id] === 'public';
    const headers = { 'user-agent': FIREFOX };
    const input: CallInput = { headers, ...(await inputOf(person)) };
    const lines = await auditOf(database.query, () =>
      test.call(id, { ...input, token: isPublic ? undefined : person.token }),
    );
    const about = { accountId: person.id, patientId: null, action: id, outcome: 'allowed' };
    const from = { network: '127.0.0.0', device: 'Firefox on Windows', count: null };
    const begun = id === 'login' ? expect.any(Number) : null;
    const sessionId = isPublic ? begun : idOf(person.token);
    expect(lines).toMatchObject([{ ...about, ...from, sessionId }]);
    const stored = JSON.stringify(await database.query(sql`select * from audit`));
    const secrets = [person.email, ...Object.values(Object(input.body))];
    for (const secret of secrets) expect(stored).not.toContain(secret);
  });

  it('have the quarter hour of their last call, written once', async () => {
    const { token } = await test.join('Patient');
    await database.query(sql`
      update session set last_seen_at = last_seen_at - interval '1 day' where id = ${idOf(token)}`);
    const read = async () => {
      await test.call('getInbox', { token });
      const [row] = await database.query<{ seen: Date; version: string }>(sql`
        select last_seen_at as seen, xmin::text as version from session where id = ${idOf(token)}`);
      return row;
    };
    const [first, second] = [await read(), await read()];
    expect(Date.now() - Number(first?.seen)).toBeLessThan(16 * 60_000);
    expect(second).toEqual(first);
  });

  it('end for a doctor, but not for a patient, when nobody has used them for hours', async () => {
    for (const [role, status] of [
      ['Doctor', 401],
      ['Patient', 200],
    ] as const) {
      const { token } = await test.join(role);
      const idle = (hours: number) =>
        database.query(sql`
          update session set last_seen_at = now() - ${hours}::int * interval '1 hour'
          where id = ${idOf(token)}`);
      await idle(7);
      expect((await test.call('getInbox', { token })).status).toBe(200);
      await idle(8);
      expect((await test.call('getInbox', { token })).status).toBe(status);
    }
  });

  it('cost no statement beyond the one that reads the account', async () => {
    const { token } = await test.join('Patient');
    const recorded = recordStatements(database.query);
    await using watched = await startTestApp({}, { ...database, query: recorded.query });
    await watched.call('listPatientRequests', { token, search: { isAnswered: false } });
    // The account, the list and the audit.
    expect(recorded.statements).toHaveLength(3);
  });

  it('of somebody else are not found, and go on', async () => {
    const [{ token }, victim] = [await test.join('Patient'), await test.join('Doctor')];
    const params = { sessionId: idOf(victim.token) };
    expect(await test.call('endSession', { token, params })).toMatchObject({ status: 404 });
    expect(await statusesOf(victim.token)).toEqual([200, 200]);
  });

  it('end one by one, or all but the current one', async () => {
    const { email, token } = await test.join('Patient');
    const [stolen, second, third] = [await logIn(email), await logIn(email), await logIn(email)];
    const params = { sessionId: idOf(stolen) };
    for (const _ of ['once', 'again']) {
      expect(await test.call('endSession', { token, params })).toMatchObject({ status: 200 });
    }
    expect(await statusesOf(stolen)).toEqual([401, 401]);
    expect(await statusesOf(second)).toEqual([200, 200]);

    expect(await test.call('endOtherSessions', { token })).toMatchObject({ status: 200 });
    expect(await statusesOf(second)).toEqual([401, 401]);
    expect(await statusesOf(third)).toEqual([401, 401]);
    expect(await statusesOf(token)).toEqual([200, 200]);
    expect(await devicesOf(token)).toEqual([null]);
  });

  describe('a change of the password', () => {
    const change = (person: Person, body: object, headers = {}) =>
      test.call('changePassword', { token: person.token, body, headers });
    const good = { current: PASSWORD, new: NEW_PASSWORD };

    it('ends every other session, on every server from the next call on', async () => {
      const person = await test.join('Patient');
      const [stolen, phone] = [await logIn(person.email), await logIn(person.email)];
      expect(await change(person, good)).toMatchObject({ status: 200 });
      expect(await statusesOf(stolen)).toEqual([401, 401]);
      expect(await statusesOf(phone)).toEqual([401, 401]);
      expect(await statusesOf(person.token)).toEqual([200, 200]);
      expect(await logIn(person.email)).toBe('401');
      expect(await logIn(person.email, { password: NEW_PASSWORD })).toContain('.');
    });

    it('needs a new one as at registration', async () => {
      const person = await test.join('Doctor');
      expect(await change(person, { ...good, new: 'password123' })).toMatchObject({
        status: 400,
        body: { errors: { new: [expect.any(String)] } },
      });
    });

    it('voids the links to reset it', async () => {
      const person = await test.join('Patient');
      const token = await addResetToken(database.query, person.id);
      expect(await change(person, good)).toMatchObject({ status: 200 });
      const body = { token, new: PASSWORD };
      expect(await test.call('resetPassword', { body })).toMatchObject({
        status: 400,
        body: { code: 'reset-link-invalid' },
      });
    });

    it('is done once when the call is repeated with the same key', async () => {
      const person = await test.join('Patient');
      const headers = { 'idempotency-key': randomUUID() };
      const first = await change(person, good, headers);
      const phone = await logIn(person.email, { password: NEW_PASSWORD });
      const second = await change(person, good, headers);
      expect(second).toMatchObject({ status: 200, body: first.body });
      expect(second.headers['idempotency-replayed']).toBe('true');
      expect(await statusesOf(phone)).toEqual([200, 200]);
    });
  });

  it.each([
    ['changePassword', 'current', { new: NEW_PASSWORD }],
    ['changeEmail', 'password', { new: 'moved@test.example' }],
    ['closeAccount', 'password', {}],
  ] as const)(
    'go on after %s with a wrong password, which changes nothing and counts like a failed log-in',
    async (id, field, rest) => {
      await using limited = await startTestApp({ loginFailuresPerMinute: 3 }, database);
      const { token, email } = await test.join('Patient');
      const attempt = (password: string) =>
        limited.call(id, { token, body: { ...rest, [field]: password } });
      const refused = {
        status: 403,
        body: { code: 'wrong-password', errors: { [field]: [expect.any(String)] } },
      };
      for (const _ of [1, 2, 3]) expect(await attempt('a guess')).toMatchObject(refused);
      for (const password of ['a guess', PASSWORD]) {
        expect(await attempt(password)).toMatchObject({ status: 429 });
      }
      const { status } = await limited.call('login', { body: { email, password: PASSWORD } });
      expect(status).toBe(429);
      expect(await statusesOf(token)).toEqual([200, 200]);
      expect(await logIn(email)).toContain('.');
      expect((await test.call('getAccount', { token })).body).toMatchObject({ newEmail: null });
    },
  );
});

const entry = { account: null, action: 'login', whose: null, outcome: 'allowed' } as const;

const idOf = (token: string) => sessionIdOf({ token });

const endings: {
  name: string;
  end: (query: Query, accountId: number) => Promise<void>;
}[] = [
  {
    name: 'the change of its password',
    end: async (query, accountId) => {
      const change = { accountId, oldHash: 'no hash', newHash: 'new hash' };
      expect(await changePassword(query, change)).toBe(true);
    },
  },
  {
    name: 'the reset of its password',
    end: async (query, accountId) => {
      const { tokenHash } = createLinkToken();
      await addPasswordReset(query, { accountId, tokenHash });
      expect(await resetPassword(query, { tokenHash, passwordHash: 'new hash' })).toBeDefined();
    },
  },
  {
    name: 'its closure',
    end: async (query, accountId) => {
      expect(await closeAccount(query, { accountId, passwordHash: 'no hash' })).toBeDefined();
    },
  },
];

describe.each(endings)('a log-in to an account during $name', ({ end }) => {
  const database = shareRacingDatabase();

  /** The session that a log-in gets after it has compared the password and before that commits. */
  async function race(query: Query) {
    const accountId = await addPatient(database.query);
    const old = { accountId, passwordHash: 'no hash', device: null, hours: 8, entry };
    let logIn: ReturnType<typeof beginSession> | undefined;
    await database.transaction(async (transaction) => {
      await end(transaction, accountId);
      await endSessions(transaction, { accountId });
      let isOver = false;
      logIn = beginSession(query, old).finally(() => (isOver = true));
      const locks = sql`select from pg_locks where not granted`;
      await expect.poll(async () => isOver || (await database.query(locks)).length > 0).toBe(true);
    });
    return logIn;
  }

  it('begins no session', async () => {
    expect(await race(database.query)).toBeUndefined();
  });

  it('would begin one without the lock', async () => {
    const { query } = breakDatabase(database, (text) => text.replace('for share', ''));
    expect(await race(query)).toEqual(expect.any(Number));
  });
});
