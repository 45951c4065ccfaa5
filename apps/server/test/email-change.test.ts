/* oxlint-disable no-await-in-loop -- the steps run in sequence */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../src/database/database.ts';
import { createSender } from '../src/mail/worker.ts';
import { addResponseNotice } from '../src/repositories/outbox.ts';
import { claimsIn } from './app/client.ts';
import { PASSWORD, PUBLIC_URL, type Person, type TestApp, startTestApp } from './app/harness.ts';
import { addEmailToken, addPatient, addResetToken } from './data/people.ts';
import { breakDatabase } from './data/world.ts';
import { databases, shareDatabase, shareRacingDatabase } from './databases/databases.ts';
import type { MailServer } from './mail/mail-server.ts';
import { type PostOffice, startPostOffice } from './mail/post-office.ts';

const newAddress = () => `${randomUUID()}@moved.example`;

const ask = (test: TestApp, { token }: Person, email: string) =>
  test.call('changeEmail', { token, body: { new: email, password: PASSWORD } });

const confirm = (test: TestApp, token = '') => test.call('confirmEmail', { body: { token } });

const logIn = async (test: TestApp, email: string) => {
  const { status } = await test.call('login', { body: { email, password: PASSWORD } });
  return status;
};

const readAccount = async (test: TestApp, { token }: Person) => {
  const { body } = await test.call('getAccount', { token });
  return body;
};

const INVALID = { status: 400, body: { code: 'email-link-invalid' } };
const TAKEN = { status: 409, body: { code: 'email-taken' } };

describe.each(databases)('a change of the email or the contact details on $name', ({ open }) => {
  const database = shareDatabase(open);
  let test: TestApp;
  let office: PostOffice;
  let server: MailServer;
  let lines: string[];
  let sendAll: PostOffice['sendAll'];

  beforeAll(async () => {
    office = await startPostOffice(database);
    ({ test, server, lines, sendAll } = office);
  });
  afterAll(() => office.close());
  beforeEach(() => office.reset());

  it('is done by the link to the new address, and told to the former one', async () => {
    const person = await test.join('Patient');
    const email = newAddress();
    expect(await ask(test, person, email)).toMatchObject({ status: 202 });
    expect(await readAccount(test, person)).toMatchObject({
      email: person.email,
      newEmail: email,
    });
    const [mail] = await sendAll();
    const link = `${PUBLIC_URL}/ConfirmEmail#${mail?.token}`;
    expect(mail).toMatchObject({ to: [email], headers: { subject: 'Confirm your email' } });
    expect(mail?.text).toContain(`\n${link}\n`);
    expect(mail?.html).toContain(`<a href="${link}">${link}</a>`);
    expect(mail?.text).not.toContain(person.name);
    expect([await logIn(test, email), await logIn(test, person.email)]).toEqual([401, 200]);

    expect((await confirm(test, mail?.token)).status).toBe(200);
    expect([await logIn(test, email), await logIn(test, person.email)]).toEqual([200, 401]);
    expect(await readAccount(test, person)).toMatchObject({ email, newEmail: null });

    const [, notice, ...others] = await sendAll();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      to: [person.email],
      headers: { subject: 'Your email was changed' },
    });
    expect(`${notice?.text}${notice?.html}`).not.toContain(email);
    expect(lines.join('')).not.toContain(mail?.token);
    expect(lines.join('')).not.toContain(email);
  });

  it('refuses the email that the account or another one has', async () => {
    const [person, other] = [await test.join('Patient'), await test.join('Doctor')];
    expect(await ask(test, person, person.email.toUpperCase())).toMatchObject({
      status: 400,
      body: { errors: { new: ['This is already your email.'] } },
    });
    expect(await ask(test, person, other.email.toUpperCase())).toMatchObject({
      ...TAKEN,
      body: { errors: { new: [expect.any(String)] } },
    });
    expect(await sendAll()).toEqual([]);
  });

  it('refuses an email that another account has got meanwhile', async () => {
    const [person, faster] = [await test.join('Patient'), await test.join('Patient')];
    const email = newAddress();
    await ask(test, person, email);
    await ask(test, faster, email.toUpperCase());
    const [mail, fasterMail] = await sendAll();
    expect((await confirm(test, fasterMail?.token)).status).toBe(200);
    expect(await confirm(test, mail?.token)).toMatchObject(TAKEN);
    expect(await readAccount(test, person)).toMatchObject({ email: person.email });
  });

  it('is asked for three times in an hour at most', async () => {
    const person = await test.join('Patient');
    const statuses = [];
    for (const _ of [1, 2, 3, 4]) statuses.push((await ask(test, person, newAddress())).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    await database.query(sql`update outbox set created_at = created_at - interval '1 hour'`);
    expect((await ask(test, person, newAddress())).status).toBe(202);
  });

  it('is asked for by whoever signs up: until then it gets no notice and no reset', async () => {
    const [name, email] = [`New ${randomUUID()}`, newAddress()];
    await test.call('registerPatient', { body: { name, email, password: PASSWORD } });
    const { token } = (await test.call('login', { body: { email, password: PASSWORD } })).body;
    const person = { id: Number(claimsIn(token)['sub']), name, email, token };
    await test.call('updateNotices', { token, body: { responses: true } });
    const kinds = ['password-reset', 'answer-notice', 'doctor-reviewed', 'password-changed'];
    const subjects = async () => {
      await test.call('requestPasswordReset', { body: { email } });
      await addResponseNotice(database.query, person.id);
      // As an earlier server adds them.
      await database.query(sql`
        insert into outbox (kind, account_id) select unnest(${kinds}::text[]), ${person.id}`);
      return (await sendAll()).map(({ headers }) => headers['subject']);
    };
    expect(await subjects()).toEqual(['Confirm your email', 'Your password was changed']);
    const [first] = server.mails;
    expect(first).toMatchObject({ to: [email], text: expect.stringContaining('signed up') });
    const read = () => readAccount(test, person);
    expect(await read()).toMatchObject({ isEmailConfirmed: false, newEmail: null });
    const again = async () => (await ask(test, person, email.toUpperCase())).status;
    expect([await again(), await again(), await again()]).toEqual([202, 202, 429]);
    const link = (await sendAll()).at(-1);
    expect(await confirm(test, first?.token)).toMatchObject(INVALID);
    expect((await confirm(test, link?.token)).status).toBe(200);
    expect(await read()).toMatchObject({ isEmailConfirmed: true });
    const wanted = ['Choose a new password', 'You have a new response in MedPortal'];
    expect(await subjects()).toEqual(expect.arrayContaining(wanted));
    expect(await subjects()).not.toContain('Your email was changed');
  });

  it('is replaced by the next request, also before its email is sent', async () => {
    const person = await test.join('Patient');
    const [first, second, third] = [newAddress(), newAddress(), newAddress()];
    await ask(test, person, first);
    const [mail] = await sendAll();
    await ask(test, person, second);
    await ask(test, person, third);
    expect((await sendAll()).map(({ to }) => to)).toEqual([[first], [third]]);
    expect(await confirm(test, mail?.token)).toMatchObject(INVALID);
    expect((await confirm(test, server.mails[1]?.token)).status).toBe(200);
    expect(await readAccount(test, person)).toMatchObject({ email: third });
  });

  it('is confirmed by the link of any attempt to send it, once', async () => {
    const person = await test.join('Patient');
    await ask(test, person, newAddress());
    const crashing = breakDatabase(database, (text) => {
      if (text.includes('set sent_at')) throw new Error('The server ends here.');
      return text;
    });
    const sender = createSender({ ...office.post, database: crashing });
    await expect(sender()).rejects.toThrow('ends here');
    await database.query(sql`update outbox set next_attempt_at = now()`);
    const [first, second] = await sendAll();
    expect(second?.headers['message-id']).toBe(first?.headers['message-id']);
    expect((await confirm(test, first?.token)).status).toBe(200);
    expect(await confirm(test, second?.token)).toMatchObject(INVALID);
  });

  const linkFor = async (accountId: number, age = '0 hours') => {
    const token = await addEmailToken(database.query, accountId);
    await database.query(sql`
      update email_change set created_at = created_at - ${age}::interval
      where account_id = ${accountId}`);
    return token;
  };

  it('waits for 24 hours', async () => {
    const [late, early] = [await test.join('Patient'), await test.join('Patient')];
    expect(await confirm(test, await linkFor(late.id, '24 hours'))).toMatchObject(INVALID);
    expect(await readAccount(test, late)).toMatchObject({ newEmail: null });
    expect((await confirm(test, await linkFor(early.id, '23 hours'))).status).toBe(200);
  });

  it.each(['x', '\u00e9', 'a b', 'x'.repeat(1000)])('needs a real link: %j', async (token) => {
    expect(await confirm(test, token)).toMatchObject(INVALID);
  });

  it('is dropped by a new password', async () => {
    const person = await test.join('Patient');
    const changed = await linkFor(person.id);
    const body = { current: PASSWORD, new: PASSWORD };
    await test.call('changePassword', { token: person.token, body });
    expect(await confirm(test, changed)).toMatchObject(INVALID);

    const reset = await linkFor(person.id);
    const token = await addResetToken(database.query, person.id);
    await test.call('resetPassword', { body: { token, new: PASSWORD } });
    expect(await confirm(test, reset)).toMatchObject(INVALID);
  });

  it('voids the links for a new password that went to the former email', async () => {
    const accountId = await addPatient(database.query);
    const token = await addResetToken(database.query, accountId);
    expect((await confirm(test, await linkFor(accountId))).status).toBe(200);
    const body = { token, new: PASSWORD };
    expect(await test.call('resetPassword', { body })).toMatchObject({ status: 400 });
    const others = { token: await addResetToken(database.query), new: PASSWORD };
    expect((await test.call('resetPassword', { body: others })).status).toBe(200);
  });

  it('of the contact details keeps what is not sent, and clears what is blank or null', async () => {
    const person = await test.join('Doctor');
    const { token } = person;
    const update = async (body: object) => {
      const { status } = await test.call('updateContact', { token, body });
      expect(status).toBe(200);
      const { gender, phoneNumber, address } = await readAccount(test, person);
      return [gender, phoneNumber, address];
    };
    expect(
      await update({ gender: 'Female', phoneNumber: ' +49 1 ', address: '1 Sample Street' }),
    ).toEqual(['Female', '+49 1', '1 Sample Street']);
    expect(await update({ phoneNumber: '+49 2' })).toEqual(['Female', '+49 2', '1 Sample Street']);
    expect(await update({ gender: null, address: null })).toEqual([null, '+49 2', '']);
    expect(await update({ phoneNumber: ' ' })).toEqual([null, '', '']);
    expect(await update({})).toEqual([null, '', '']);
    const { body } = await test.call('getDoctor', { params: { name: person.name } });
    expect(body).toMatchObject({ gender: null, phoneNumber: '', address: '' });
  });
});

describe('at the same time', () => {
  const database = shareRacingDatabase();
  const RACERS = 8;

  /** How often the same link confirms an email in each of several races. */
  async function race(rewrite = (text: string) => text) {
    await using test = await startTestApp({}, breakDatabase(database, rewrite));
    const successes = [];
    for (let round = 0; round < 5; round += 1) {
      const token = await addEmailToken(database.query);
      const answers = await Promise.all(Array.from({ length: RACERS }, () => confirm(test, token)));
      successes.push(answers.filter(({ status }) => status === 200).length);
    }
    return successes;
  }

  it('the same link confirms an email once', async () => {
    expect(await race()).toEqual([1, 1, 1, 1, 1]);
  });

  // Negative control: the link is looked up, but not used up.
  it('it would confirm it several times if it were not deleted', async () => {
    const successes = await race((text) =>
      text.replace(
        'delete from email_change\n    where',
        'update email_change set account_id = account_id\n    where',
      ),
    );
    expect(Math.max(...successes)).toBeGreaterThan(1);
  });

  it('requests of one account leave one email to send', async () => {
    await using test = await startTestApp({}, database);
    const person = await test.join('Patient');
    const answers = await Promise.all(
      Array.from({ length: RACERS }, () => ask(test, person, newAddress())),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([202, 202, 202, 429, 429, 429, 429, 429]);
    const changes = await database.query(sql`
      select email from email_change where account_id = ${person.id}`);
    expect(changes).toHaveLength(1);
  });
});
