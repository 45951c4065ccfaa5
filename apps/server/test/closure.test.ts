/* oxlint-disable no-await-in-loop -- the steps run in sequence */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, Sql, sql } from '../src/database/database.ts';
import { eraseAccount } from '../src/repositories/closures.ts';
import { reviewDoctor } from '../src/repositories/doctors.ts';
import { eraseClosedAccounts } from '../src/retention.ts';
import { readAudit } from './app/audit.ts';
import { PASSWORD, type Person, type TestApp, startTestApp } from './app/harness.ts';
import { addEarlierAccount, addResetToken, reviveSessions } from './data/people.ts';
import { databases, shareDatabase, shareRacingDatabase } from './databases/databases.ts';
import { type PostOffice, startPostOffice } from './mail/post-office.ts';

const DAY_MS = 86_400_000;

const close = (test: TestApp, { token }: Person, password = PASSWORD) =>
  test.call('closeAccount', { token, body: { password } });

const logIn = (test: TestApp, { email }: Person) =>
  test.call('login', { body: { email, password: PASSWORD } });

const answer = (test: TestApp, doctor: Person, requestId: number) =>
  test.call('createResponse', {
    token: doctor.token,
    body: { requestId, generalReport: { diagnosis: 'All is well' } },
  });

/** Moves the closure of every closed account back. */
const passDays = (database: Database, days: number) =>
  database.query(sql`
    update account set closed_at = closed_at - ${days}::int * interval '1 day'
    where closed_at is not null and erased_at is null`);

describe.each(databases)('closed accounts on $name', ({ open }) => {
  const database = shareDatabase(open);
  let office: PostOffice;
  /** Two servers on one database. */
  let test: TestApp;
  let other: TestApp;
  let doctor: Person;
  let patient: Person;
  let logged: { level: string; fields: object; message: string }[] = [];

  beforeAll(async () => {
    office = await startPostOffice(database);
    ({ test } = office);
    other = await startTestApp({}, database);
  });
  afterAll(async () => {
    await other.close();
    await office.close();
  });
  beforeEach(async () => {
    await office.reset();
    await reviveSessions(database.query);
    logged = [];
    doctor = await test.join('Doctor');
    patient = await test.join('Patient');
  });

  const erase = (days = 14) => {
    const at = (level: string) => (fields: object, message: string) =>
      void logged.push({ level, fields, message });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two methods that are called
    const log = { info: at('info'), error: at('error') } as TestApp['app']['log'];
    return eraseClosedAccounts({ database, days, log });
  };

  const isListed = async ({ name }: Person) => {
    const { body: all } = await test.call('listDoctors', { search: { pageSize: 100 } });
    const { body: some } = await test.call('listDoctorsBySpecialization', { params: { msId: 1 } });
    expect(all.totalCount).toBe(all.doctors.length);
    const lists = [all.doctors, some];
    return lists.map((doctors) => doctors.some((each) => each.name === name));
  };

  const profileOf = async ({ name }: Person) =>
    (await test.call('getDoctor', { params: { name } })).status;

  const recordOf = async ({ name }: Person, { token }: Person) =>
    (await test.call('getPatient', { token, params: { name } })).status;

  /** The tables in which a text stands, other than the log of accesses. */
  async function tablesWith(text: string): Promise<string[]> {
    const tables = await database.query<{ name: string }>(sql`
      select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'audit'
      order by relname`);
    const found: string[] = [];
    for (const { name } of tables) {
      const search = new Sql(
        [`select 1 from ${name} item where strpos(lower(item::text), `, ') > 0 limit 1'],
        [text.toLowerCase()],
      );
      const rows = await database.query(search);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  it('end every session on every server, and open again by a log-in, with all that was there', async () => {
    const second = (await logIn(test, patient)).body.token;
    await test.call('addBloodSugar', { token: second, body: { value: 90 } });
    const requestId = await test.ask(patient, doctor);
    const before = await test.call('getPatient', { token: second, params: { name: patient.name } });

    const { status, body } = await close(test, patient);
    expect(status).toBe(200);
    expect(Date.parse(body.deletedAfter) - Date.now()).toBeGreaterThan(13.9 * DAY_MS);
    expect(Date.parse(body.deletedAfter) - Date.now()).toBeLessThan(14.1 * DAY_MS);
    for (const server of [test, other]) {
      for (const token of [patient.token, second]) {
        expect(await server.call('getInbox', { token })).toMatchObject({ status: 401 });
      }
    }

    const back = await logIn(other, patient);
    const lines = await readAudit(database.query);
    const actions = lines.flatMap((line) => (line.accountId === patient.id ? [line.action] : []));
    expect(actions.slice(-3)).toEqual(['closeAccount', 'reopenAccount', 'login']);
    expect(back.body).toEqual({ token: expect.any(String), isReopened: true });
    const { token } = back.body;
    const after = await test.call('getPatient', { token, params: { name: patient.name } });
    expect(after.body).toEqual(before.body);
    const { body: requests } = await test.call('listPatientRequests', { token });
    expect(requests.requests).toMatchObject([{ requestId, isAnswered: false }]);
    expect(requests.requests[0]).not.toHaveProperty('hasDoctorLeft');
    expect((await logIn(test, patient)).body).not.toHaveProperty('isReopened');
    await passDays(database, 15);
    await erase();
    expect(await logIn(test, patient)).toMatchObject({ status: 200 });
  });

  it('are closed once more when the call is repeated with its key after they opened again', async () => {
    const headers = { 'idempotency-key': 'one and the same' };
    const body = { password: PASSWORD };
    await test.call('closeAccount', { token: patient.token, body, headers });
    const { token } = (await logIn(test, patient)).body;
    const again = await test.call('closeAccount', { token, body, headers });
    expect(again).toMatchObject({ status: 200 });
    expect(again.headers).not.toHaveProperty('idempotency-replayed');
    expect(await test.call('getInbox', { token })).toMatchObject({ status: 401 });
  });

  it('of doctors are hidden at once, and their patients do not wait', async () => {
    const requestId = await test.ask(patient, doctor);
    expect(await isListed(doctor)).toEqual([true, true]);
    await close(test, doctor);
    expect(await isListed(doctor)).toEqual([false, false]);
    expect(await profileOf(doctor)).toBe(404);
    const { token } = patient;
    const params = { doctorId: doctor.id };
    expect(
      await test.call('createRequest', { token, params, body: { description: 'Hello?' } }),
    ).toMatchObject({ status: 404 });
    expect(
      await test.call('shareRecord', { token, params, body: { sections: ['details'] } }),
    ).toMatchObject({ status: 404 });
    const grants = await test.call('listGrants', { token });
    expect(grants.body.grants).toEqual([]);
    const { body: inbox } = await test.call('getInbox', { token });
    const left = {
      requestId,
      doctorId: doctor.id,
      doctorName: doctor.name,
      patientId: patient.id,
      patientName: patient.name,
      isAnswered: false,
      hasDoctorLeft: true,
    };
    expect(inbox).toMatchObject({ waitingCount: 0, oldestWaitingAt: null, leftRequests: [left] });
    await test.call('markResponsesSeen', { token, body: { requestIds: [requestId] } });
    expect((await test.call('getInbox', { token })).body).toMatchObject({ leftRequests: [] });
    const read = await test.call('getRequest', { token, params: { requestId, role: 'Patient' } });
    expect(read.body).toMatchObject({ isAnswered: false, hasDoctorLeft: true });

    await logIn(test, doctor);
    expect(await isListed(doctor)).toEqual([true, true]);
    expect(await profileOf(doctor)).toBe(200);
    const { body: waiting } = await test.call('getInbox', { token });
    expect(waiting).toMatchObject({ waitingCount: 1 });
  });

  it('of doctors who are not approved stay hidden when they open again, or are approved while closed', async () => {
    await reviewDoctor(database.query, doctor.email, 'refused');
    await close(test, doctor);
    await logIn(test, doctor);
    expect(await isListed(doctor)).toEqual([false, false]);
    doctor.token = (await logIn(test, doctor)).body.token;
    await close(test, doctor);
    await reviewDoctor(database.query, doctor.email, 'approved');
    expect(await isListed(doctor)).toEqual([false, false]);
    await logIn(test, doctor);
    expect(await isListed(doctor)).toEqual([true, true]);
  });

  it('have neither a link to reset the password nor one to another email', async () => {
    const token = await addResetToken(database.query, patient.id);
    const change = { new: `new.${patient.email}`, password: PASSWORD };
    await test.call('changeEmail', { token: patient.token, body: change });
    const link = (await office.sendAll())[0]?.token;
    await close(test, patient);
    expect(
      await test.call('resetPassword', { body: { token, new: 'seven quiet herons' } }),
    ).toMatchObject({ status: 400 });
    expect(await test.call('confirmEmail', { body: { token: link } })).toMatchObject({
      status: 400,
    });
  });

  it('tell their owner by email until when a log-in opens them, and no email about responses', async () => {
    await test.call('updateNotices', { token: patient.token, body: { responses: true } });
    const [first, second] = [await test.ask(patient, doctor), await test.ask(patient, doctor)];
    await answer(test, doctor, first);
    const { body } = await close(test, patient);
    await answer(test, doctor, second);
    const mails = await office.sendAll();
    expect(mails.map(({ to, headers }) => [to, headers['subject']])).toEqual([
      [[patient.email], 'Your account is closed'],
    ]);
    const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(mails[0]?.text).toContain(`after ${date.format(new Date(body.deletedAfter))}.`);
    expect(mails[0]?.text).not.toContain(patient.name);
  });

  it('of doctors tell the patients who wait and want emails, once in an hour, and nothing else', async () => {
    const [silent, gone, answered] = [
      await test.join('Patient'),
      await test.join('Patient'),
      await test.join('Patient'),
    ];
    for (const { token } of [patient, gone, answered]) {
      await test.call('updateNotices', { token, body: { responses: true } });
    }
    for (const each of [patient, patient, silent, gone]) await test.ask(each, doctor);
    await close(test, gone);
    const colleague = await test.join('Doctor');
    const replied = await test.ask(answered, doctor);
    await answer(test, doctor, replied);
    await database.query(sql`delete from outbox`);

    expect(await close(test, doctor, 'a guess')).toMatchObject({ status: 403 });
    expect(await database.query(sql`select id from outbox`)).toEqual([]);
    await close(test, doctor);
    await answer(test, colleague, await test.ask(patient, colleague));
    const mails = await office.sendAll();
    expect(mails.map(({ to, headers }) => [to, headers['subject']])).toEqual(
      expect.arrayContaining([
        [[doctor.email], 'Your account is closed'],
        [[patient.email], 'You have a new message in MedPortal'],
      ]),
    );
    expect(mails).toHaveLength(2);
    const notice = mails.find(({ to }) => to.includes(patient.email));
    expect(notice?.headers).toHaveProperty('list-unsubscribe-post');
    expect(notice?.text).toContain(`/Unsubscribe#${notice?.token}`);
    for (const word of [patient.name, doctor.name, 'tired', 'left']) {
      expect(`${notice?.text}${notice?.html}`).not.toContain(word);
    }
  });

  it('of doctors who are back by then send no email to them or to patients', async () => {
    await test.call('updateNotices', { token: patient.token, body: { responses: true } });
    await test.ask(patient, doctor);
    await close(test, doctor);
    await logIn(test, doctor);
    expect(await office.sendAll()).toEqual([]);
    expect(await database.query(sql`select id from outbox`)).toEqual([]);
  });

  it('of patients keep answered requests under another name, and nothing else', async () => {
    const { token } = patient;
    const [answered, waiting] = [await test.ask(patient, doctor), await test.ask(patient, doctor)];
    await answer(test, doctor, answered);
    await test.call('markResponsesSeen', { token, body: { requestIds: [answered] } });
    const contact = { phoneNumber: '+49 30 5550199', address: '199 Sample Street' };
    await test.call('updateContact', { token, body: { ...contact, gender: 'Female' } });
    await test.call('addBloodPressure', { token, body: { value: '120/80' } });
    await test.call('addBloodSugar', { token, body: { value: 90 } });
    await test.call('updatePatientProfile', { token, body: { height: 171, bloodType: 'A+' } });
    const params = { doctorId: doctor.id };
    await test.call('shareRecord', { token, params, body: { sections: ['details'] } });
    await close(test, patient);
    expect(await recordOf(patient, doctor)).toBe(200);

    await passDays(database, 14);
    await erase();
    expect(logged).toEqual([
      { level: 'info', fields: { account: patient.id }, message: 'account erased' },
    ]);
    expect(await logIn(test, patient)).toMatchObject({ status: 401 });
    const personal = [patient.name, patient.email, contact.phoneNumber, contact.address];
    for (const text of personal) expect(await tablesWith(text)).toEqual([]);

    const former = { ...patient, name: `Former patient ${patient.id}` };
    const list = await test.call('listInboxRequests', {
      token: doctor.token,
      search: { search: former.name },
    });
    expect(list.body.requests).toMatchObject([
      { requestId: answered, patientName: former.name, isAnswered: true },
    ]);
    const read = (requestId: number) =>
      test.call('getRequest', { token: doctor.token, params: { requestId, role: 'Doctor' } });
    expect((await read(answered)).body).toMatchObject({
      patientName: former.name,
      description: 'I have been tired lately.',
      generalReport: { diagnosis: 'All is well' },
    });
    expect(await read(waiting)).toMatchObject({ status: 404 });
    for (const name of [patient, former]) expect(await recordOf(name, doctor)).toBe(404);
    expect(await readings(patient.id)).toEqual({
      pressures: 0,
      sugars: 0,
      sessions: 0,
      decisions: 0,
      isBlank: true,
    });
    // The name is free again.
    expect((await test.join('Patient', patient.name)).id).not.toBe(patient.id);
    await erase();
    expect(logged).toHaveLength(1);
  });

  async function readings(id: number) {
    const [row] = await database.query<object>(sql`
      select
        (select count(*) from blood_pressure where patient_id = ${id}) as pressures,
        (select count(*) from blood_sugar where patient_id = ${id}) as sugars,
        (select count(*) from session where account_id = ${id}) as sessions,
        (select count(*) from sharing where patient_id = ${id}) as decisions,
        (select num_nonnulls(blood_type, height_cm, weight_kg) = 0 from patient where id = ${id})
          as "isBlank"`);
    return row;
  }

  it('of patients without a response are gone', async () => {
    const requestId = await test.ask(patient, doctor);
    await close(test, patient);
    await passDays(database, 14);
    await erase();
    expect(await database.query(sql`select id from account where id = ${patient.id}`)).toEqual([]);
    const params = { requestId, role: 'Doctor' };
    expect(await test.call('getRequest', { token: doctor.token, params })).toMatchObject({
      status: 404,
    });
    for (const text of [patient.name, patient.email]) expect(await tablesWith(text)).toEqual([]);
  });

  it('of doctors keep their answers and their name, and nothing else', async () => {
    const [answered, waiting] = [await test.ask(patient, doctor), await test.ask(patient, doctor)];
    await answer(test, doctor, answered);
    const { token } = doctor;
    await test.call('updateDoctorProfile', { token, body: { brief: 'Reads charts by night' } });
    await test.call('updateClinic', { token, body: { clinicName: 'Night Chart Clinic' } });
    await close(test, doctor);
    await passDays(database, 14);
    await erase();
    expect(await logIn(test, doctor)).toMatchObject({ status: 401 });
    for (const text of [doctor.email, 'Reads charts', 'Night Chart']) {
      expect(await tablesWith(text)).toEqual([]);
    }
    expect(await profileOf(doctor)).toBe(404);
    expect(await isListed(doctor)).toEqual([false, false]);
    const { body } = await test.call('listPatientRequests', { token: patient.token });
    expect(body.requests).toMatchObject([
      { requestId: waiting, doctorName: doctor.name, isAnswered: false, hasDoctorLeft: true },
      { requestId: answered, doctorName: doctor.name, isAnswered: true, hasDoctorLeft: true },
    ]);
    const medicines = await test.call('listMedicines', {
      token: patient.token,
      params: { name: patient.name },
    });
    expect(medicines.status).toBe(200);
  });

  it('of doctors without a request are gone', async () => {
    await close(test, doctor);
    await passDays(database, 14);
    await erase();
    expect(await tablesWith(doctor.name)).toEqual([]);
    expect(await isListed(doctor)).toEqual([false, false]);
  });

  it('are kept until they are due', async () => {
    await close(test, patient);
    await passDays(database, 13);
    await erase();
    expect(logged).toEqual([]);
    await erase(13);
    expect(logged).toHaveLength(1);
  });

  it('are erased although another cannot be', async () => {
    await close(test, patient);
    const blocked = await test.join('Patient');
    await answer(test, doctor, await test.ask(blocked, doctor));
    const name = `Former patient ${blocked.id}`;
    const taken = await addEarlierAccount(database.query, 'Patient', { name });
    await close(test, blocked);
    await passDays(database, 14);
    await erase();
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'account not erased' }),
    );
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 'info', fields: { account: patient.id } }),
    );
    await database.query(sql`delete from account where id = ${taken}`);
    await erase();
    expect(await logIn(test, blocked)).toMatchObject({ status: 401 });
  });

  it('are the only ones whose decisions about sharing can be deleted', async () => {
    const params = { doctorId: doctor.id };
    const { token } = patient;
    await test.call('shareRecord', { token, params, body: { sections: ['details'] } });
    const remove = () =>
      database.query(sql`delete from sharing where patient_id = ${patient.id} returning id`);
    await expect(remove()).rejects.toThrow('append-only');
    await close(test, patient);
    expect(await remove()).toHaveLength(1);
  });
});

describe('an account that is erased while a doctor answers', () => {
  const database = shareRacingDatabase();
  let test: TestApp;
  let doctor: Person;
  beforeAll(async () => {
    test = await startTestApp({}, database);
    doctor = await test.join('Doctor');
  });
  afterAll(() => test.close());

  it('keeps the request with its answer, or neither', async () => {
    const seen = new Set<number>();
    // By how many milliseconds the erasure starts ahead: approaches the moment at which either can win.
    let lead = 0;
    for (let trial = 0; trial < 40; trial++) {
      const patient = await test.join('Patient');
      const requestId = await test.ask(patient, doctor);
      await close(test, patient);
      await passDays(database, 14);
      const [answered] = await Promise.all([
        setTimeout(Math.max(0, lead)).then(() => answer(test, doctor, requestId)),
        setTimeout(Math.max(0, -lead)).then(() =>
          database.transaction((query) => eraseAccount(query, { accountId: patient.id, days: 14 })),
        ),
      ]);
      const params = { requestId, role: 'Doctor' };
      const { status, body } = await test.call('getRequest', { token: doctor.token, params });
      expect(status).toBe(answered.status);
      if (status === 200) {
        expect(body).toMatchObject({
          patientName: `Former patient ${patient.id}`,
          generalReport: { diagnosis: 'All is well' },
        });
      } else {
        expect(status).toBe(404);
      }
      seen.add(status);
      lead += status === 200 ? 2 : -2;
    }
    expect(seen).toEqual(new Set([200, 404]));
  });

  it('is not erased once it was opened again', async () => {
    const patient = await test.join('Patient');
    await close(test, patient);
    await passDays(database, 14);
    const [erased, back] = await Promise.all([
      database.transaction((query) => eraseAccount(query, { accountId: patient.id, days: 14 })),
      logIn(test, patient),
    ]);
    expect(back.status).toBe(erased ? 401 : 200);
  });
});
