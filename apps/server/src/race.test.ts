/* oxlint-disable no-await-in-loop, consistent-function-scoping -- steps follow each other, helpers stand where they are used */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestPostgres } from '../test/databases.ts';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../test/harness.ts';
import { type Database, sql } from './database/database.ts';

// On PostgreSQL only: the embedded database does one thing at a time, and so hides races.
describe('many at once', () => {
  let database: Database;
  let test: TestApp;
  let doctor: Person;
  let patient: Person;

  beforeAll(async () => {
    database = await openTestPostgres();
    test = await startTestApp({}, database);
    doctor = await test.join('Doctor');
    patient = await test.join('Patient');
  });

  afterAll(async () => {
    await test.close();
    await database.close();
  });

  const together = <Result>(work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: 8 }, (_, index) => work(index)));

  it.each(Array.from({ length: 20 }, (_, trial) => trial))(
    'of eight answers to a request exactly one is stored (trial %i)',
    async () => {
      const requestId = await test.ask(patient, doctor);
      const answers = await together((index) =>
        test.call('createResponse', {
          token: doctor.token,
          body: {
            requestId,
            generalReport: { diagnosis: `Answer ${index}` },
            allergy: { allergyName: `Allergy ${index}` },
          },
        }),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(7);
      const winner = statuses.indexOf(200);
      const { body } = await test.call('getRequest', {
        token: patient.token,
        params: { role: 'Patient', requestId },
      });
      expect(body).toMatchObject({
        generalReport: { diagnosis: `Answer ${winner}` },
        allergy: { allergyName: `Allergy ${winner}` },
      });
    },
  );

  // A negative control: the same calls do answer twice where a handler checks first and then writes.
  it('would be stored twice by a check that is not part of the write', async () => {
    let stored = 0;
    for (let trial = 0; trial < 20; trial += 1) {
      const requestId = await test.ask(patient, doctor);
      const outcomes = await together(async () => {
        const rows = await database.query<{ id: number }>(
          sql`select id from request where id = ${requestId} and answered_at is null`,
        );
        if (rows.length === 0) return false;
        await database.query(sql`update request set answered_at = now() where id = ${requestId}`);
        return true;
      });
      stored = Math.max(stored, outcomes.filter(Boolean).length);
    }
    expect(stored).toBeGreaterThan(1);
  });

  it('of eight registrations under one name exactly one succeeds', async () => {
    const answers = await together((index) =>
      test.call('registerPatient', {
        body: { name: 'Same Name', email: `same-${index}@test.example`, password: PASSWORD },
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
  });

  it('a key that is in use is told so, and the write happens once', async () => {
    const answers = await together(() =>
      test.call('createRequest', {
        token: patient.token,
        params: { doctorId: doctor.id },
        headers: { 'idempotency-key': 'one of eight' },
        body: { description: 'Once, please.' },
      }),
    );
    const ids = answers.filter(({ status }) => status === 200).map(({ body }) => body.requestId);
    expect(new Set(ids).size).toBe(1);
    for (const { status, body } of answers) {
      if (status !== 200)
        expect({ status, body }).toMatchObject({ status: 409, body: { title: 'Still working' } });
    }
    const again = await test.call('createRequest', {
      token: patient.token,
      params: { doctorId: doctor.id },
      headers: { 'idempotency-key': 'one of eight' },
      body: { description: 'Once, please.' },
    });
    expect(again.body.requestId).toBe(ids[0]);
  });
});

it('calls go on when the database drops its connections', async () => {
  const database = await openTestPostgres();
  const test = await startTestApp({}, database);
  const callMany = () =>
    Promise.all(Array.from({ length: 8 }, () => test.call('listSpecializations')));
  await callMany();
  await database.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  for (const { status } of await callMany()) expect([200, 503]).toContain(status);
  // A connection that died unnoticed is found out by its next call, and replaced.
  await vi.waitFor(async () => {
    for (const { status } of await callMany()) expect(status).toBe(200);
  });
  await test.close();
  await database.close();
});
