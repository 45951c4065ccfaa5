import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { addDoctor, addPatient } from '../../test/people.ts';
import { type Database, sql } from '../database/database.ts';
import { appendAudit, listAudits } from './audits.ts';
import { findStoredAnswer, lockIdempotencyKey, storeAnswerForKey } from './idempotency.ts';

describe.each(databases)('what goes with writes on $name', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });

  afterAll(() => database.close());

  it('leaves a line about a patient, by id or by name in any case', async () => {
    const patient = await addPatient(database.query, 'Robin Meadow');
    const doctor = await addDoctor(database.query, 'Alder Brook');
    const entry = { accountId: doctor, action: 'getPatient', outcome: 'allowed' } as const;
    await appendAudit(database.query, { ...entry, patient: { id: patient }, subject: 'request 1' });
    await appendAudit(database.query, {
      accountId: null,
      action: 'getPatient',
      patient: { name: 'ROBIN meadow' },
      outcome: 'denied',
    });
    // Neither is about a patient.
    await appendAudit(database.query, { ...entry, patient: { name: 'Alder Brook' } });
    await appendAudit(database.query, { ...entry, patient: null });

    expect(await listAudits(database.query, patient)).toEqual([
      {
        happenedAt: expect.any(Date),
        accountId: null,
        action: 'getPatient',
        patientId: patient,
        subject: null,
        outcome: 'denied',
      },
      {
        happenedAt: expect.any(Date),
        accountId: doctor,
        action: 'getPatient',
        patientId: patient,
        subject: 'request 1',
        outcome: 'allowed',
      },
    ]);
    expect(await listAudits(database.query, doctor)).toEqual([]);
  });

  it.each([sql`update audit set outcome = 'allowed'`, sql`delete from audit`, sql`truncate audit`])(
    'leaves lines that cannot be changed: $text',
    async (statement) => {
      await expect(database.query(statement)).rejects.toThrow('append-only');
    },
  );

  it('keeps an answer under a key, within its scope', async () => {
    const key = { scope: '1 createRequest', key: 'abc' };
    const answer = { fingerprint: 'f', status: 200, body: { message: 'Sent', list: [1, 'ü'] } };
    expect(await findStoredAnswer(database.query, key)).toBeUndefined();
    await storeAnswerForKey(database.query, key, answer);
    expect(await findStoredAnswer(database.query, key)).toEqual(answer);
    const elsewhere = { ...key, scope: '2 createRequest' };
    expect(await findStoredAnswer(database.query, elsewhere)).toBeUndefined();
    await expect(storeAnswerForKey(database.query, key, answer)).rejects.toMatchObject({
      code: '23505',
    });
  });

  it('forgets keys after a day', async () => {
    const answer = { fingerprint: 'f', status: 200, body: {} };
    const old = { scope: 's', key: 'old' };
    const recent = { scope: 's', key: 'recent' };
    await storeAnswerForKey(database.query, old, answer);
    await storeAnswerForKey(database.query, recent, answer);
    await database.query(sql`
      update idempotency_key set created_at = now() - interval '25 hours' where key = 'old'`);
    await storeAnswerForKey(database.query, { scope: 's', key: 'next' }, answer);
    expect(await findStoredAnswer(database.query, old)).toBeUndefined();
    expect(await findStoredAnswer(database.query, recent)).toEqual(answer);
  });

  it('holds a key until its transaction ends', async () => {
    const key = { scope: 'held', key: 'k' };
    await database.transaction(async (query) => {
      expect(await lockIdempotencyKey(query, key)).toBe(true);
      // The embedded database has one connection: nobody else can ask meanwhile.
      if (database.kind !== 'postgres') return;
      const others = (scope: string) =>
        database.transaction((other) => lockIdempotencyKey(other, { scope, key: 'k' }));
      expect(await others('held')).toBe(false);
      expect(await others('another')).toBe(true);
    });
    expect(await database.transaction((query) => lockIdempotencyKey(query, key))).toBe(true);
  });
});
