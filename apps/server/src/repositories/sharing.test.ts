import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDoctor, addPatient, emptySections } from '../../test/data/people.ts';
import { databases, shareDatabase } from '../../test/databases/databases.ts';
import { sql } from '../database/database.ts';
import { appendAudit } from './audits.ts';
import { addEarlierRequest } from './requests.ts';
import { listGrants, listPatients, shareRecord, stopSharing } from './sharing.ts';

const ALL = ['details', 'readings', 'medicines', 'chronicDiseases', 'allergies'] as const;
const tomorrow = new Date(Date.now() + 86_400_000);
const march = new Date('2026-03-03T08:00:00Z');
const april = new Date('2026-04-03T08:00:00Z');

describe.each(databases)('grants on $name', ({ open }) => {
  const database = shareDatabase(open);
  let patientId: number;
  let doctorId: number;
  let pair: { patientId: number; doctorId: number };

  beforeEach(async () => {
    patientId = await addPatient(database.query);
    doctorId = await addDoctor(database.query);
    pair = { patientId, doctorId };
  });

  const ask = (sentAt: Date, other = doctorId) =>
    addEarlierRequest(database.query, {
      patientId,
      doctorId: other,
      description: 'A question',
      sentAt,
      answered: { at: sentAt, sections: emptySections },
    });
  const share = (sections: (typeof ALL)[number][], expiresAt: Date | null = null) =>
    shareRecord(database.query, { ...pair, sections, expiresAt });
  const list = () => listGrants(database.query, patientId);

  it('of a request are of all sections since the first one', async () => {
    await ask(april);
    await ask(march);
    expect(await list()).toEqual([
      {
        doctorId,
        doctorName: expect.any(String),
        sections: [...ALL],
        source: 'request',
        since: march,
        expiresAt: null,
        revokedAt: null,
        hasDoctorLeft: false,
      },
    ]);
  });

  it('of a decision replace that of a request', async () => {
    await ask(march);
    expect(await share(['readings'])).toBe(true);
    expect(await share(['allergies', 'details'], tomorrow)).toBe(true);
    const [grant, ...others] = await list();
    expect(grant).toMatchObject({
      sections: ['allergies', 'details'],
      source: 'patient',
      since: expect.any(Date),
      expiresAt: tomorrow,
      revokedAt: null,
    });
    expect(grant?.since.getTime()).toBeGreaterThan(april.getTime());
    expect(others).toEqual([]);
  });

  it('stay listed when they are stopped, with what was shared until then', async () => {
    await ask(march);
    expect(await stopSharing(database.query, pair)).toBe(true);
    const revoked = { revokedAt: expect.any(Date) };
    expect(await list()).toMatchObject([
      { sections: [...ALL], source: 'request', since: march, ...revoked },
    ]);
    await share(['readings'], tomorrow);
    expect(await list()).toMatchObject([{ sections: ['readings'], revokedAt: null }]);
    await stopSharing(database.query, pair);
    expect(await list()).toMatchObject([
      { sections: ['readings'], source: 'patient', expiresAt: tomorrow, ...revoked },
    ]);
  });

  it('keep the time of the first stop', async () => {
    await stopSharing(database.query, pair);
    const [first] = await list();
    await stopSharing(database.query, pair);
    expect(await list()).toEqual([first]);
    expect(first).toMatchObject({ sections: [], source: 'patient', since: first?.revokedAt });
  });

  it('are not of a request that follows a stop', async () => {
    await stopSharing(database.query, pair);
    await ask(tomorrow);
    expect(await list()).toMatchObject([
      { sections: [], source: 'patient', revokedAt: expect.any(Date) },
    ]);
  });

  it('are listed by the name of the doctor, for one patient', async () => {
    const [second, first] = [
      await addDoctor(database.query, `B ${patientId}`),
      await addDoctor(database.query, `A ${patientId}`),
    ];
    await ask(march, second);
    const decision = {
      patientId,
      doctorId: first,
      sections: ['details'],
      expiresAt: null,
    } as const;
    await shareRecord(database.query, decision);
    const other = await addPatient(database.query);
    await shareRecord(database.query, { ...decision, patientId: other, doctorId });
    expect((await list()).map((grant) => grant.doctorId)).toEqual([first, second]);
  });

  const shared = (search = '', limit = 9, offset = 0) =>
    listPatients(database.query, { doctorId, search, reads: ['getPatient'], limit, offset });
  // The clock of the embedded database has milliseconds.
  const openRecord = async (whose: number) => {
    await setTimeout(2);
    await appendAudit(database.query, {
      account: { id: doctorId, name: 'Doctor', role: 'Doctor' },
      action: 'getPatient',
      whose: { ids: [whose] },
      outcome: 'allowed',
    });
    await setTimeout(2);
  };

  it('are listed for the doctor: new ones first, then the latest, by name and in pages', async () => {
    const [asked, second, third] = [
      await addPatient(database.query, `Åse ${patientId}`),
      await addPatient(database.query, `Bo ${patientId}`),
      await addPatient(database.query, `Cy ${patientId}`),
    ];
    await addEarlierRequest(database.query, {
      patientId: asked,
      doctorId,
      description: 'A question',
      sentAt: march,
      answered: null,
    });
    for (const one of [second, third, patientId]) {
      const decision = {
        patientId: one,
        doctorId,
        sections: ['details'],
        expiresAt: tomorrow,
      } as const;
      await shareRecord(database.query, decision);
    }
    await openRecord(third);
    const { records, totalCount } = await shared();
    expect(totalCount).toBe(4);
    expect(records.map((record) => [record.patientId, record.isNew])).toEqual([
      [patientId, true],
      [second, true],
      [third, false],
      [asked, false],
    ]);
    expect(records[1]).toEqual({
      patientId: second,
      patientName: `Bo ${patientId}`,
      sections: ['details'],
      since: expect.any(Date),
      expiresAt: tomorrow,
      isNew: true,
    });
    expect(records[3]).toMatchObject({ sections: [...ALL], since: march });
    expect(await shared('', 1, 2)).toMatchObject({
      records: [{ patientId: third }],
      totalCount: 4,
    });
    expect(await shared('åSE')).toMatchObject({ records: [{ patientId: asked }], totalCount: 1 });
    expect(await shared('', 9, 9)).toEqual({ records: [], totalCount: 4 });
  });

  it('are new again for the doctor after another decision', async () => {
    await share(['details']);
    await openRecord(patientId);
    expect(await shared()).toMatchObject({ records: [{ isNew: false }] });
    await share(['readings']);
    expect(await shared()).toMatchObject({ records: [{ isNew: true, sections: ['readings'] }] });
  });

  it('are not listed for the doctor when they have ended, or when the patient has left', async () => {
    await share(['details']);
    expect((await shared()).totalCount).toBe(1);
    await stopSharing(database.query, pair);
    expect((await shared()).totalCount).toBe(0);
    await share(['details'], march);
    expect((await shared()).totalCount).toBe(0);
    await share(['details']);
    expect((await shared()).totalCount).toBe(1);
    await database.query(sql`update account set closed_at = now() where id = ${patientId}`);
    expect((await shared()).totalCount).toBe(0);
    await database.query(sql`
      update account set erased_at = now(), email = null, email_key = null, password_hash = null
      where id = ${patientId}`);
    expect((await shared()).totalCount).toBe(0);
  });

  it('are not listed for a doctor whom nobody has approved', async () => {
    await ask(march);
    expect((await shared()).totalCount).toBe(1);
    await database.query(sql`update doctor set review = 'pending' where id = ${doctorId}`);
    expect((await shared()).totalCount).toBe(0);
  });

  it('are stored as a history', async () => {
    await share(['details']);
    await share(['details']);
    await stopSharing(database.query, pair);
    const rows = await database.query(sql`
      select sections, revoked from sharing where patient_id = ${patientId} order by id`);
    expect(rows).toEqual([
      { sections: ['details'], revoked: false },
      { sections: ['details'], revoked: false },
      { sections: [], revoked: true },
    ]);
  });
});
