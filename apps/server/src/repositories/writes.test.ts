import { describe, expect, it } from 'vitest';
import { readAudit } from '../../test/app/audit.ts';
import { addDoctor, addPatient } from '../../test/data/people.ts';
import { databases, shareDatabase } from '../../test/databases/databases.ts';
import { type Query, sql } from '../database/database.ts';
import {
  type AccessLogPage,
  type LogCursor,
  MAX_COUNTED,
  appendAudit,
  listAccessLog,
} from './audits.ts';
import { updateClinic, updateDoctorProfile } from './doctors.ts';
import { findStoredResponse, storeResponseForKey } from './idempotency.ts';
import { updatePatientProfile } from './patients.ts';
import { createRequest } from './requests.ts';

describe.each(databases)('the audit and idempotency keys on $name', ({ open }) => {
  const database = shareDatabase(open);

  it('adds an entry about a patient, by id, by name in any case or by request', async () => {
    const patient = await addPatient(database.query, 'Robin Meadow');
    const doctor = await addDoctor(database.query, 'Alder Brook');
    const account = { id: doctor, name: 'Alder Brook', role: 'Doctor' } as const;
    const entry = { account, action: 'getPatient', outcome: 'allowed' } as const;
    const denial = { account: null, action: 'getPatient', outcome: 'denied' } as const;
    const request = { patientId: patient, doctorId: doctor, description: '?' };
    const requestId = (await createRequest(database.query, request)) ?? 0;
    await appendAudit(database.query, { ...entry, whose: { ids: [patient, patient] } });
    await appendAudit(database.query, { ...denial, whose: { name: 'ROBIN meadow' } });
    await appendAudit(database.query, { ...entry, whose: { requestId } });
    // None of these is about a patient.
    await appendAudit(database.query, { ...entry, whose: { name: 'Alder Brook' } });
    await appendAudit(database.query, { ...entry, whose: { requestId: 9999 } });
    await appendAudit(database.query, { ...entry, whose: null });

    const about = { action: 'getPatient', patientId: patient, requestId: null };
    const who = { accountId: doctor, accountName: 'Alder Brook', role: 'Doctor' };
    const nobody = { accountId: null, accountName: null, role: null };
    const nobodys = { ...about, ...who, patientId: null, outcome: 'allowed' };
    expect(await readAudit(database.query)).toMatchObject([
      { ...about, ...who, outcome: 'allowed' },
      { ...about, ...nobody, outcome: 'denied' },
      { ...about, ...who, requestId, outcome: 'allowed' },
      nobodys,
      { ...nobodys, requestId: 9999 },
      nobodys,
    ]);
  });

  it('merges the entries about a patient alone with those of lists, in order', async () => {
    const [patient, other, another] = [
      await addPatient(database.query),
      await addPatient(database.query),
      await addPatient(database.query),
    ];
    const entry = { account: null, outcome: 'allowed' } as const;
    const subjects = [[patient], [patient, other], [other, another], [another, patient], [patient]];
    // Two rounds of five entries with the same timestamp, numbered by their action.
    for (const round of [0, 1]) {
      await database.transaction(async (query) => {
        for (const [index, ids] of subjects.entries()) {
          const action = String(round * subjects.length + index);
          await appendAudit(query, { ...entry, action, whose: { ids } });
        }
      });
    }
    const actions = [];
    let after: LogCursor | undefined;
    do {
      const page: AccessLogPage = await listAccessLog(database.query, {
        patientId: patient,
        after,
        limit: 1,
        offset: 0,
      });
      expect(page.totalCount).toBe(8);
      actions.push(...page.entries.map(({ action }) => action));
      after = page.next ?? undefined;
    } while (after);
    expect(actions).toEqual(['9', '8', '6', '5', '4', '3', '1', '0']);
  });

  it('counts the entries about a patient up to a maximum', async () => {
    const patient = await addPatient(database.query);
    const totalCount = async () => {
      const search = { patientId: patient, limit: 1, offset: 0 };
      return (await listAccessLog(database.query, search)).totalCount;
    };
    const add = (count: number) =>
      database.query(sql`
        insert into audit (action, outcome, patient_id)
        select 'getPatient', 'denied', ${patient}::int from generate_series(1, ${count}::int)`);
    await add(MAX_COUNTED - 1);
    expect(await totalCount()).toBe(MAX_COUNTED - 1);
    const list = { ids: [patient, await addPatient(database.query)] };
    const entry = { account: null, action: 'listDoctorRequests', outcome: 'allowed' } as const;
    await appendAudit(database.query, { ...entry, whose: list });
    expect(await totalCount()).toBe(MAX_COUNTED);
    await appendAudit(database.query, { ...entry, whose: list });
    expect(await totalCount()).toBe(MAX_COUNTED);
    await add(5);
    expect(await totalCount()).toBe(MAX_COUNTED);
  });

  it.each([
    sql`update audit set outcome = 'allowed'`,
    sql`delete from audit`,
    sql`truncate audit`,
    sql`update patient_list set patient_ids = '{}'`,
    sql`delete from patient_list`,
    sql`truncate patient_list`,
    sql`update sharing set revoked = false`,
    sql`truncate sharing`,
  ])('rejects a change of entries: $text', async (statement) => {
    await expect(database.query(statement)).rejects.toThrow('append-only');
  });

  describe.each([
    {
      of: 'a patient',
      add: addPatient,
      first: (query: Query, id: number) => updatePatientProfile(query, id, { height: 170 }),
      second: (query: Query, id: number) => updatePatientProfile(query, id, { bloodType: 'O-' }),
      read: sql`select height_cm as first, blood_type as second from patient where height_cm > 0`,
      both: { first: 170, second: 'O-' },
    },
    {
      of: 'a clinic',
      add: addDoctor,
      first: (query: Query, id: number) => updateClinic(query, id, { name: 'Hill Clinic' }),
      second: (query: Query, id: number) => updateClinic(query, id, { location: 'The hill' }),
      read: sql`
        select clinic_name as first, clinic_location as second from doctor
        where clinic_name <> ''`,
      both: { first: 'Hill Clinic', second: 'The hill' },
    },
    {
      of: 'a doctor',
      add: addDoctor,
      first: (query: Query, id: number) => updateDoctorProfile(query, id, { bio: 'Old.' }),
      second: (query: Query, id: number) =>
        updateDoctorProfile(query, id, { cvUrl: 'https://a.example' }),
      read: sql`select bio as first, cv_url as second from doctor where bio <> ''`,
      both: { first: 'Old.', second: 'https://a.example' },
    },
  ])('two concurrent updates of $of', ({ add, first, second, read, both }) => {
    it('are both kept', async () => {
      const id = await add(database.query);
      const later = await database.transaction(async (query) => {
        await first(query, id);
        // Blocks until this transaction ends.
        return { done: second(database.query, id) };
      });
      await later.done;
      expect(await database.query(read)).toEqual([both]);
    });
  });

  it('deletes keys after a day', async () => {
    const answer = { fingerprint: 'f', status: 200, body: {} };
    const old = { scope: 's', key: 'old' };
    const recent = { scope: 's', key: 'recent' };
    await storeResponseForKey(database.query, old, answer);
    await storeResponseForKey(database.query, recent, answer);
    await database.query(sql`
      update idempotency_key set created_at = now() - interval '25 hours' where key = 'old'`);
    await storeResponseForKey(database.query, { scope: 's', key: 'next' }, answer);
    expect(await findStoredResponse(database.query, old)).toBeUndefined();
    expect(await findStoredResponse(database.query, recent)).toEqual(answer);
  });
});
