/* oxlint-disable no-await-in-loop -- the steps run in sequence */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../src/database/database.ts';
import { createUnsubscribeTokens } from '../src/security/link-tokens.ts';
import { auditOf } from './app/audit.ts';
import {
  PUBLIC_URL,
  type Person,
  type TestApp,
  startTestApp,
  unsubscribeTokens,
} from './app/harness.ts';
import { breakDatabase } from './data/world.ts';
import { databases, shareDatabase, shareRacingDatabase } from './databases/databases.ts';
import { type PostOffice, startPostOffice } from './mail/post-office.ts';

const choose = (test: TestApp, { token }: Person, responses: boolean) =>
  test.call('updateNotices', { token, body: { responses } });

const unsubscribe = (test: TestApp, token = '') => test.call('unsubscribe', { body: { token } });

const oneClickPath = (token: string) => `/api/account/unsubscriptions/${token}`;

const FORM = 'application/x-www-form-urlencoded';

const postForm = (test: TestApp, token: string, type = FORM) =>
  test.app.inject({
    method: 'POST',
    url: oneClickPath(token),
    headers: { 'content-type': type },
    payload: 'List-Unsubscribe=One-Click',
  });

const readNotices = async (test: TestApp, { token }: Person) => {
  const { body } = await test.call('getAccount', { token });
  return body.responseNotices;
};

async function reply(test: TestApp, patient: Person, doctor: Person) {
  const requestId = await test.ask(patient, doctor, 'Private words');
  const body = { requestId, generalReport: { diagnosis: 'Private matter' } };
  const { status } = await test.call('createResponse', { token: doctor.token, body });
  expect(status).toBe(200);
}

const INVALID = { status: 400, body: { code: 'unsubscribe-link-invalid' } };

describe.each(databases)('notices of responses on $name', ({ open }) => {
  const database = shareDatabase(open);
  let test: TestApp;
  let office: PostOffice;
  let lines: string[];
  let sendAll: PostOffice['sendAll'];
  let doctor: Person;
  let patient: Person;

  beforeAll(async () => {
    office = await startPostOffice(database);
    ({ test, lines, sendAll } = office);
    doctor = await test.join('Doctor');
  });
  afterAll(() => office.close());
  beforeEach(async () => {
    await office.reset();
    patient = await test.join('Patient');
  });

  it('are off until the patient turns them on', async () => {
    expect(await readNotices(test, patient)).toBe(false);
    await reply(test, patient, doctor);
    expect(await sendAll()).toEqual([]);
    expect(await choose(test, patient, true)).toMatchObject({ status: 200 });
    expect(await readNotices(test, patient)).toBe(true);
    await reply(test, patient, doctor);
    expect(await sendAll()).toMatchObject([{ to: [patient.email] }]);
  });

  it('are for patients only', async () => {
    expect(await readNotices(test, doctor)).toBeNull();
    expect(await choose(test, doctor, true)).toMatchObject({
      status: 403,
      body: { message: 'Only a patient can do this.' },
    });
    expect(await unsubscribe(test, unsubscribeTokens.issue(doctor.id))).toMatchObject(INVALID);
  });

  it('name nobody and nothing, and link to the portal and to the page that turns them off', async () => {
    await choose(test, patient, true);
    await reply(test, patient, doctor);
    const [mail] = await sendAll();
    expect(mail?.headers).toMatchObject({
      subject: 'You have a new response in MedPortal',
      'list-unsubscribe': `<${PUBLIC_URL}${oneClickPath(mail?.token ?? '')}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    });
    const unsubscribeLink = `${PUBLIC_URL}/Unsubscribe#${mail?.token}`;
    for (const link of [`${PUBLIC_URL}/`, unsubscribeLink]) {
      expect(mail?.text).toContain(`\n${link}\n`);
      expect(mail?.html).toContain(`<a href="${link}">${link}</a>`);
    }
    for (const content of [mail?.text, mail?.html]) {
      for (const word of [patient.name, doctor.name, 'Private']) {
        expect(content).not.toContain(word);
      }
    }
    expect(lines.join('')).not.toContain(mail?.token);
    expect(lines.join('')).not.toContain(patient.email);
  });

  it('come once in an hour, also when the mail server was away', async () => {
    await choose(test, patient, true);
    await reply(test, patient, doctor);
    await reply(test, patient, doctor);
    await database.query(sql`update outbox set created_at = created_at - interval '2 hours'`);
    await reply(test, patient, doctor);
    expect(await sendAll()).toHaveLength(1);
    await reply(test, patient, doctor);
    expect(await sendAll()).toHaveLength(1);
    await database.query(sql`update outbox set sent_at = sent_at - interval '1 hour'`);
    await reply(test, patient, doctor);
    expect(await sendAll()).toHaveLength(2);
  });

  it('are not sent when the patient has turned them off meanwhile', async () => {
    await choose(test, patient, true);
    await reply(test, patient, doctor);
    await choose(test, patient, false);
    expect(await sendAll()).toEqual([]);
    expect(await database.query(sql`select id from outbox`)).toEqual([]);
  });

  it('are not added for a response that is refused', async () => {
    await choose(test, patient, true);
    const requestId = await test.ask(patient, doctor);
    const { status } = await test.call('createResponse', {
      token: doctor.token,
      body: { requestId },
    });
    expect(status).toBe(400);
    expect(await sendAll()).toEqual([]);
  });

  it('are turned off by the link, again and again', async () => {
    await choose(test, patient, true);
    await reply(test, patient, doctor);
    const [mail] = await sendAll();
    const turnOff = () => unsubscribe(test, mail?.token);
    expect(await auditOf(database.query, turnOff)).toMatchObject([
      { accountId: patient.id, action: 'unsubscribe', patientId: null, outcome: 'allowed' },
    ]);
    expect(await readNotices(test, patient)).toBe(false);
    expect(await unsubscribe(test, mail?.token)).toMatchObject({ status: 200 });
    expect(await readNotices(test, patient)).toBe(false);
    expect(lines.join('')).not.toContain(mail?.token);
  });

  it.each([FORM, 'multipart/form-data; boundary=x'])(
    'are turned off by one click, posted as %s',
    async (type) => {
      await choose(test, patient, true);
      const token = unsubscribeTokens.issue(patient.id);
      const line = { accountId: patient.id, action: 'unsubscribe', outcome: 'allowed' };
      const click = async () => {
        const { statusCode, headers } = await postForm(test, token, type);
        expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      };
      for (const _ of [1, 2]) {
        expect(await auditOf(database.query, click)).toMatchObject([line]);
        expect(await readNotices(test, patient)).toBe(false);
      }
      expect(lines.join('')).toContain('/api/account/unsubscriptions/:token');
      expect(lines.join('')).not.toContain(token);
    },
  );

  it('stay on when somebody opens the address of the one click', async () => {
    await choose(test, patient, true);
    const token = unsubscribeTokens.issue(patient.id);
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await test.app.inject({ method, url: oneClickPath(token) });
      expect([statusCode, headers['location']]).toEqual([302, `/Unsubscribe#${token}`]);
    }
    expect(await readNotices(test, patient)).toBe(true);
    expect(lines.join('')).not.toContain(token);
  });

  it('stay on after a token that nobody issued', async () => {
    await choose(test, patient, true);
    const token = unsubscribeTokens.issue(patient.id);
    const [, signature = ''] = token.split('.');
    const tampered = [
      token.slice(0, -1),
      `${token}x`,
      `0${token}`,
      `${patient.id}.`,
      `${patient.id}`,
      `.${signature}`,
      `${doctor.id}.${signature}`,
      `${patient.id}.${'\u00e9'.repeat(22)}`,
      createUnsubscribeTokens('another secret').issue(patient.id),
    ];
    for (const each of tampered) {
      expect(await unsubscribe(test, each)).toMatchObject(INVALID);
      const { statusCode } = await postForm(test, encodeURIComponent(each));
      expect(statusCode).toBe(400);
    }
    expect(await readNotices(test, patient)).toBe(true);
    expect(lines.join('')).not.toContain(signature);
  });

  it('cost one statement for a patient who does not want them', async () => {
    const texts: string[] = [];
    const recorded = breakDatabase(database, (text) => {
      texts.push(text);
      return text;
    });
    await using recording = await startTestApp({}, recorded);
    await reply(recording, patient, doctor);
    expect(texts.filter((text) => /answer.notice/.test(text))).toHaveLength(1);
  });

  it('take forms at the address of the one click only', async () => {
    const headers = { 'content-type': FORM };
    const payload = 'token=x';
    for (const url of ['/api/account/unsubscriptions', '/api/Authentication/login']) {
      const { statusCode } = await test.app.inject({ method: 'POST', url, headers, payload });
      expect(statusCode).toBe(415);
    }
    const token = unsubscribeTokens.issue(patient.id);
    expect((await postForm(test, token, 'application/json')).statusCode).toBe(415);
  });
});

it.each([
  ['that sends no emails', { mail: undefined }],
  ['without extensions, where nobody could turn notices off,', { extensions: 'off' }],
] as const)('a portal %s adds no notice', async (_, config) => {
  await using test = await startTestApp(config);
  const [patient, doctor] = [await test.join('Patient'), await test.join('Doctor')];
  await test.database.query(sql`update account set wants_answer_notices = true`);
  await reply(test, patient, doctor);
  expect(await test.database.query(sql`select id from outbox`)).toEqual([]);
});

it('a portal that sends no emails turns notices off', async () => {
  await using test = await startTestApp({ mail: undefined });
  const patient = await test.join('Patient');
  await test.database.query(sql`update account set wants_answer_notices = true`);
  expect(await choose(test, patient, false)).toMatchObject({ status: 200 });
  expect(await readNotices(test, patient)).toBe(false);
});

describe('responses at the same time', () => {
  const database = shareRacingDatabase();

  /** How many emails several responses at the same time add, in each of several rounds. */
  async function race(rewrite = (text: string) => text) {
    await using test = await startTestApp({}, breakDatabase(database, rewrite));
    const doctors = await Promise.all([1, 2, 3, 4].map(() => test.join('Doctor')));
    const counts = [];
    for (let round = 0; round < 5; round += 1) {
      const patient = await test.join('Patient');
      await choose(test, patient, true);
      await Promise.all(doctors.map((doctor) => reply(test, patient, doctor)));
      const mails = await database.query(sql`
        select id from outbox where account_id = ${patient.id} and kind = 'answer-notice'`);
      counts.push(mails.length);
    }
    return counts;
  }

  it('add one email', async () => {
    expect(await race()).toEqual([1, 1, 1, 1, 1]);
  });

  // Negative control: nobody waits.
  it('would add several without the lock', async () => {
    const counts = await race((text) => text.replace('for no key update', ''));
    expect(Math.max(...counts)).toBeGreaterThan(1);
  });
});
