/* oxlint-disable no-await-in-loop -- the steps run in sequence */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, Sql, sql } from '../src/database/database.ts';
import { type Post, createSender, startMailWorker } from '../src/mail/worker.ts';
import { reviewDoctor } from '../src/repositories/doctors.ts';
import { addReviewMail } from '../src/repositories/outbox.ts';
import { hashLinkToken } from '../src/security/link-tokens.ts';
import { PASSWORD, PUBLIC_URL, type Person, type TestApp, startTestApp } from './app/harness.ts';
import { addDoctor, addPatient, addResetToken } from './data/people.ts';
import { breakDatabase } from './data/world.ts';
import { databases, shareDatabase, shareRacingDatabase } from './databases/databases.ts';
import { recordStatements } from './databases/plans.ts';
import type { MailServer } from './mail/mail-server.ts';
import { type PostOffice, startPostOffice } from './mail/post-office.ts';

const NEW_PASSWORD = 'seven quiet herons';

const askFor = (test: TestApp, email: string) =>
  test.call('requestPasswordReset', { body: { email } });

const resetWith = (test: TestApp, token = '', headers = {}) =>
  test.call('resetPassword', { body: { token, new: NEW_PASSWORD }, headers });

const INVALID = { status: 400, body: { code: 'reset-link-invalid' } };

/** Everything in the database, as text. */
async function dump({ query }: Database): Promise<string> {
  const tables = await query<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  let text = '';
  for (const { name } of tables) {
    const statement = `select coalesce(string_agg(each::text, ' '), '') as rows from ${name} each`;
    const [found] = await query<{ rows: string }>(new Sql([statement], [], false));
    text += `${name}: ${found?.rows}\n`;
  }
  return text;
}

describe.each(databases)('emails on $name', ({ open }) => {
  const database = shareDatabase(open);
  let test: TestApp;
  let office: PostOffice;
  let server: MailServer;
  let lines: string[];
  let post: Post;
  let sendNext: PostOffice['sendNext'];
  let sendAll: PostOffice['sendAll'];

  beforeAll(async () => {
    office = await startPostOffice(database, 'MedPortal <portal@clinic.example>');
    ({ test, server, lines, post, sendNext, sendAll } = office);
  });
  afterAll(() => office.close());
  beforeEach(() => office.reset());

  const makeDue = () =>
    database.query(sql`update outbox set next_attempt_at = now() where sent_at is null`);

  const countRows = async () => {
    const rows = await database.query(sql`select id from outbox`);
    return rows.length;
  };

  it('are left to servers of the next release when it has added their kind', async () => {
    const { id, email } = await test.join('Patient');
    await database.query(sql`alter table outbox drop constraint outbox_kind_check`);
    await database.query(sql`insert into outbox (kind, account_id) values ('newer', ${id})`);
    await askFor(test, email);
    expect(await sendAll()).toHaveLength(1);
    expect(server.mails).toMatchObject([{ to: [email] }]);
    expect(await database.query(sql`select attempts from outbox where kind = 'newer'`)).toEqual([
      { attempts: 0 },
    ]);
    expect(lines.join()).not.toContain('error');
  });

  it('carry a link, as text and as HTML, that resets the password', async () => {
    const { name, email, token: session } = await test.join('Patient');
    const asked = await askFor(test, email.toUpperCase());
    expect(asked).toMatchObject({ status: 202 });
    expect(await sendAll()).toHaveLength(1);
    const [mail] = server.mails;
    const link = `${PUBLIC_URL}/reset#${mail?.token}`;
    expect(mail).toMatchObject({
      to: [email],
      headers: {
        from: 'MedPortal <portal@clinic.example>',
        subject: 'Choose a new password',
        'auto-submitted': 'auto-generated',
        'message-id': expect.stringMatching(/^<[0-9a-f-]{36}@clinic\.example>$/),
      },
    });
    expect(mail?.token).toMatch(/^[\w-]{43}$/);
    expect(mail?.text).toContain(`\n${link}\n`);
    expect(mail?.html).toContain(`<a href="${link}">${link}</a>`);
    expect(mail?.text).not.toContain(name);

    expect((await resetWith(test, mail?.token)).status).toBe(200);
    const told = { to: [email], headers: { subject: 'Your password was changed' } };
    expect((await sendAll()).at(-1)).toMatchObject(told);
    expect((await test.call('getInbox', { token: session })).status).toBe(401);
    const logIn = (password: string) => test.call('login', { body: { email, password } });
    expect((await logIn(PASSWORD)).status).toBe(401);
    const again = await logIn(NEW_PASSWORD);
    expect(again.status).toBe(200);
    await test.call('changePassword', {
      token: again.body.token,
      body: { current: NEW_PASSWORD, new: PASSWORD },
    });
    expect((await sendAll()).at(-1)).toMatchObject(told);
  });

  it('leave their token neither in the database nor in the log', async () => {
    const { email } = await test.join('Patient');
    await askFor(test, email);
    const [mail] = await sendAll();
    const token = mail?.token ?? 'none';
    const before = await dump(database);
    await resetWith(test, token, { 'idempotency-key': 'a reset' });
    await resetWith(test, token);
    expect(before).toContain('password_reset: (');
    for (const secret of [token, NEW_PASSWORD]) {
      expect(before + (await dump(database))).not.toContain(secret);
      expect(lines.join('')).not.toContain(secret);
    }
    expect(lines.join('')).toContain('"msg":"mail sent"');
    expect(lines.join('')).not.toContain(email);
  });

  it('go to nobody without an account, who gets the same answer by the same statements', async () => {
    const { email } = await test.join('Doctor');
    const recorded = recordStatements(database.query);
    await using watched = await startTestApp({}, { ...database, query: recorded.query });
    const observe = async (address: string) => {
      recorded.statements.length = 0;
      const { status, body, headers } = await askFor(watched, address);
      const { 'x-request-id': _, date: __, ...rest } = headers;
      const left = Object.entries(rest).filter(([key]) => !key.startsWith('x-ratelimit'));
      return { status, body, left, statements: recorded.statements.map(({ text }) => text) };
    };
    const unknown = await observe(`x${email.slice(1)}`);
    expect(unknown).toEqual(await observe(email));
    expect(unknown.statements).toHaveLength(1);
    expect(await sendAll()).toMatchObject([{ to: [email] }]);
    expect(await countRows()).toBe(1);
  });

  it('are three in an hour for one account, also by two servers', async () => {
    const [{ email }, other] = [await test.join('Patient'), await test.join('Patient')];
    for (const _ of [1, 2, 3, 4, 5, 6]) await askFor(test, email);
    await askFor(test, other.email);
    await Promise.all([sendAll(), sendAll()]);
    const sentTo = (address: string) => server.mails.filter(({ to }) => to[0] === address).length;
    expect([sentTo(email), sentTo(other.email)]).toEqual([3, 1]);
    await askFor(test, email);
    await sendAll();
    expect(sentTo(email)).toBe(3);
    await database.query(sql`update outbox set sent_at = sent_at - interval '1 hour'`);
    await askFor(test, email);
    await sendAll();
    expect(sentTo(email)).toBe(4);
  });

  it('are tried again after 1, 2, 4 … minutes, at most an hour, with another token', async () => {
    const { email } = await test.join('Patient');
    await askFor(test, email);
    server.beforeAccept = () => Promise.reject(new Error(`no room for ${email}`));
    const minutes = [];
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      expect(await sendNext()).toBe(true);
      expect(await sendNext()).toBe(false);
      const [row] = await database.query<{ minutes: number }>(sql`
        select extract(epoch from next_attempt_at - now()) / 60 as minutes from outbox`);
      minutes.push(Math.ceil(row?.minutes ?? 0));
      await makeDue();
    }
    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(lines.join('')).toContain('"reply":450');
    expect(lines.join('')).not.toContain(email);

    server.beforeAccept = async () => {};
    expect(await sendAll()).toHaveLength(1);
    expect(await sendAll()).toHaveLength(1);
    const { length } = await database.query(sql`
      select from password_reset join account on account.id = account_id
      where email = ${email}`);
    expect(length).toBe(10);
  });

  it('are given up after a day, and deleted a day after they were sent', async () => {
    const { email } = await test.join('Patient');
    const age = (interval: string) =>
      database.query(sql`
        update outbox set created_at = now() - ${interval}::interval,
          sent_at = now() - (now() - sent_at) - ${interval}::interval`);
    await askFor(test, email);
    await age('25 hours');
    expect(await sendAll()).toEqual([]);
    await askFor(test, email);
    await sendAll();
    await database.query(sql`update outbox set sent_at = sent_at - interval '23 hours'`);
    expect(await countRows()).toBe(2);

    const count = vi.fn<NonNullable<Post['count']>>();
    let worker = startMailWorker({ ...post, count });
    await expect.poll(countRows).toBe(1);
    await worker.close();
    expect(count.mock.calls).toEqual([['given-up', 1]]);
    expect(lines.join('')).toContain('"count":1,"msg":"mails given up"');
    await database.query(sql`update outbox set sent_at = sent_at - interval '2 hours'`);
    worker = startMailWorker(post);
    await expect.poll(countRows).toBe(0);
    await worker.close();
    expect(server.mails).toHaveLength(1);
  });

  it('are counted when they are sent, and when they are not', async () => {
    const { email } = await test.join('Patient');
    const count = vi.fn<NonNullable<Post['count']>>();
    const send = createSender({ ...post, count });
    await askFor(test, email);
    server.beforeAccept = () => Promise.reject(new Error('no room'));
    await send();
    expect(count.mock.calls).toEqual([['failed']]);
    server.beforeAccept = async () => {};
    await makeDue();
    await send();
    expect(await send()).toBe(false);
    expect(count.mock.calls).toEqual([['failed'], ['sent']]);
  });

  it('are sent again with the same Message-ID when a server ends before it has noted that', async () => {
    const { email } = await test.join('Patient');
    await askFor(test, email);
    const crashing = breakDatabase(database, (text) => {
      if (text.includes('set sent_at')) throw new Error('The server ends here.');
      return text;
    });
    await expect(createSender({ ...post, database: crashing })()).rejects.toThrow('ends here');
    expect(await sendNext()).toBe(false);
    await makeDue();
    const [first, second, ...others] = await sendAll();
    expect(others).toEqual([]);
    expect(second?.headers['message-id']).toBe(first?.headers['message-id']);
    expect(second?.token).not.toBe(first?.token);
    // Both links work until one of them is used.
    expect(await resetWith(test, first?.token)).toMatchObject({ status: 200 });
    expect(await resetWith(test, second?.token)).toMatchObject(INVALID);
  });

  it('are sent once each by two workers', async () => {
    const ids = [];
    for (let count = 0; count < 12; count += 1) ids.push(await addPatient(database.query));
    await database.query(sql`
      insert into outbox (kind, account_id)
      select 'password-reset', id from unnest(${ids}::int[]) id`);
    const workers = [startMailWorker(post), startMailWorker(post)];
    await expect.poll(() => server.mails).toHaveLength(12);
    await Promise.all(workers.map((worker) => worker.close()));
    expect(new Set(server.mails.map(({ headers }) => headers['message-id'])).size).toBe(12);
    expect(await sendNext()).toBe(false);
  });

  it('keep no call waiting while the mail server is slow, and closing waits for them', async () => {
    const { email, token } = await test.join('Patient');
    await askFor(test, email);
    const { promise: accepted, resolve: accept } = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    server.beforeAccept = () => {
      asked.resolve();
      return accepted;
    };
    const worker = startMailWorker(post);
    await asked.promise;
    expect((await test.call('getInbox', { token })).status).toBe(200);
    const closing = worker.close();
    accept();
    await closing;
    expect(server.mails).toHaveLength(1);
    const rows = await database.query(sql`select id from outbox where sent_at is null`);
    expect(rows).toEqual([]);
  });

  it('survive an outage of the database', async () => {
    const { email } = await test.join('Patient');
    await askFor(test, email);
    const worker = startMailWorker({
      ...post,
      database: { ...database, query: () => Promise.reject(new Error('down')) },
    });
    await expect.poll(() => lines.join('')).toContain('outbox not available');
    await worker.close();
    expect(await sendAll()).toHaveLength(1);
  });

  describe('a link', () => {
    const linkFor = async (accountId: number, age = '0 minutes') => {
      const token = await addResetToken(database.query, accountId);
      await database.query(sql`
        update password_reset set created_at = created_at - ${age}::interval
        where token_hash = ${hashLinkToken(token)}`);
      return token;
    };

    it('works for 30 minutes', async () => {
      const id = await addDoctor(database.query);
      const [late, early] = [await linkFor(id, '30 minutes'), await linkFor(id, '29 minutes')];
      expect(await resetWith(test, late)).toMatchObject(INVALID);
      expect(await resetWith(test, early)).toMatchObject({ status: 200 });
    });

    it('works once, and voids the others of its account alone', async () => {
      const [id, other] = [await addPatient(database.query), await addPatient(database.query)];
      const [first, second, foreign] = [await linkFor(id), await linkFor(id), await linkFor(other)];
      expect(await resetWith(test, first)).toMatchObject({ status: 200 });
      expect(await resetWith(test, first)).toMatchObject(INVALID);
      expect(await resetWith(test, second)).toMatchObject(INVALID);
      expect(await resetWith(test, foreign)).toMatchObject({ status: 200 });
    });

    it.each(['', 'x', '\u00e9', 'a b', 'x'.repeat(1000)])(
      'must be a real one: %j',
      async (token) => {
        const { status, body } = await resetWith(test, token);
        expect(status).toBe(400);
        expect(body).toMatchObject({ code: token === '' ? 'invalid-input' : 'reset-link-invalid' });
      },
    );

    it('stays after a new password that is too weak', async () => {
      const token = await linkFor(await addPatient(database.query));
      const body = { token, new: 'password123' };
      expect(await test.call('resetPassword', { body })).toMatchObject({
        status: 400,
        body: { errors: { new: [expect.any(String)] } },
      });
      expect(await resetWith(test, token)).toMatchObject({ status: 200 });
    });
  });

  describe('about the review of a doctor', () => {
    let doctor: Person;
    beforeEach(async () => {
      doctor = await test.join('Doctor');
    });

    const decide = async (review: 'approved' | 'refused') => {
      await reviewDoctor(database.query, doctor.email, review);
      await addReviewMail(database.query, doctor.id);
    };

    it.each([
      ['approved', 'Patients can find you in MedPortal', `\n${PUBLIC_URL}/\n`],
      [
        'refused',
        'Your registration as a doctor was refused',
        'contact the people who run the portal',
      ],
    ] as const)('tell a doctor who is %s, without a name', async (review, subject, text) => {
      await decide(review);
      const mails = await sendAll();
      expect(mails).toMatchObject([{ to: [doctor.email], headers: { subject } }]);
      expect(mails[0]?.text).toContain(text);
      expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain(doctor.name);
    });

    it('tell only the latest of several decisions', async () => {
      await decide('refused');
      await decide('approved');
      expect(await sendAll()).toMatchObject([
        { headers: { subject: 'Patients can find you in MedPortal' } },
      ]);
    });

    it('are not sent to a closed account', async () => {
      const { token } = doctor;
      await test.call('closeAccount', { token, body: { password: PASSWORD } });
      await decide('approved');
      expect(await sendAll()).toMatchObject([{ headers: { subject: 'Your account is closed' } }]);
    });
  });
});

it.each(['no email', `${'a'.repeat(250)}@test.example`])(
  'a link to reset a password is not asked for with %s',
  async (email) => {
    const test = await startTestApp();
    expect(await test.call('requestPasswordReset', { body: { email } })).toMatchObject({
      status: 400,
      body: { errors: { email: [expect.any(String)] } },
    });
    await test.close();
  },
);

describe('a server without a mail server', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ mail: undefined });
  });
  afterAll(() => test.close());

  it.each([
    ['requestPasswordReset', { email: 'somebody@test.example' }],
    ['changeEmail', { new: 'somebody@test.example', password: PASSWORD }],
    ['updateNotices', { responses: true }],
  ] as const)('says so, and stores nothing, at %s', async (id, body) => {
    const { token } = await test.join('Patient');
    expect(await test.call(id, { token, body })).toMatchObject({
      status: 404,
      body: { title: 'No emails from here' },
    });
    expect(await test.database.query(sql`select id from outbox`)).toEqual([]);
  });

  it('has no such capability, and takes links of the operator', async () => {
    const { body } = await test.call('getCapabilities');
    expect(body.capabilities).toMatchObject({ account: 2, mail: 0 });
    const { token } = await test.join('Patient');
    const { body: account } = await test.call('getAccount', { token });
    expect(account).not.toHaveProperty('isEmailConfirmed');
    expect(await resetWith(test, await addResetToken(test.database.query))).toMatchObject({
      status: 200,
    });
  });
});

it('requests are limited by address', async () => {
  await using test = await startTestApp({ registrationsPerMinute: 2 });
  const statuses = [];
  for (const name of ['a', 'b', 'c']) {
    statuses.push((await askFor(test, `${name}@test.example`)).status);
  }
  expect(statuses).toEqual([202, 202, 429]);
});

describe('links that are used at the same time', () => {
  const database = shareRacingDatabase();
  const RACERS = 8;

  /** How often each of several races succeeds. */
  async function race(linksPerAccount: number, rewrite = (text: string) => text) {
    await using test = await startTestApp({}, breakDatabase(database, rewrite));
    const successes = [];
    for (let round = 0; round < 5; round += 1) {
      const accountId = await addPatient(database.query);
      const tokens: string[] = [];
      while (tokens.length < linksPerAccount) {
        tokens.push(await addResetToken(database.query, accountId));
      }
      const answers = await Promise.all(
        Array.from({ length: RACERS }, (_, racer) =>
          resetWith(test, tokens[racer % tokens.length]),
        ),
      );
      const good = answers.filter(({ status }) => status === 200).length;
      for (const answer of answers)
        if (answer.status !== 200) expect(answer).toMatchObject(INVALID);
      successes.push(good);
    }
    return successes;
  }

  it.each([
    ['the same link', 1],
    ['links of the same account', RACERS],
  ])('reset the password once: %s', async (_, links) => {
    expect(await race(links)).toEqual([1, 1, 1, 1, 1]);
  });

  // Negative control: the link is looked up, but not used up.
  it('would reset it several times if they were not deleted', async () => {
    const successes = await race(1, (text) =>
      text.replace(
        'delete from password_reset\n    where account_id',
        'update password_reset set created_at = created_at\n    where account_id',
      ),
    );
    expect(Math.max(...successes)).toBeGreaterThan(1);
  });
});
