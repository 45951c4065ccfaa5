import { beforeEach, describe, expect, it } from 'vitest';
import { addDoctor, addPatient, fullSections } from '../../test/data/people.ts';
import { findWrongCounts } from '../../test/data/request-counts.ts';
import { databases, shareDatabase, shareRacingDatabase } from '../../test/databases/databases.ts';
import { rolledBack } from '../../test/databases/rolled-back.ts';
import { type Database, type Query, Sql, sql } from '../database/database.ts';
import { eraseAccount } from './closures.ts';
import { doctorInbox } from './inbox.ts';
import { addEarlierRequest, replyToRequest, createRequest, listRequests } from './requests.ts';

async function erase(database: Database, accountId: number): Promise<void> {
  await database.query(sql`
    update account set closed_at = timestamptz '2001-01-01Z' where id = ${accountId}`);
  await database.transaction((query) => eraseAccount(query, { accountId, days: 14 }));
}

const ask = async (query: Query, patientId: number, doctorId: number) =>
  (await createRequest(query, { patientId, doctorId, description: '?' })) ??
  expect.unreachable('the doctor is found');

const answer = (database: Database, requestId: number, doctorId: number) =>
  database.transaction((query) =>
    replyToRequest(query, { requestId, doctorId, sections: fullSections }),
  );

describe.each(databases)('the kept counts of requests on $name', ({ open }) => {
  const database = shareDatabase(open);
  let doctor: number;
  let patient: number;

  beforeEach(async () => {
    doctor = await addDoctor(database.query);
    patient = await addPatient(database.query);
  });

  /** What the lists and the inbox of the doctor show: all, answered, unanswered. */
  async function shown(query = database.query) {
    expect(await findWrongCounts(query)).toEqual([]);
    const counts: number[] = [];
    for (const isAnswered of [undefined, true, false]) {
      const search = {
        party: 'Doctor',
        accountId: doctor,
        isAnswered,
        limit: 1,
        offset: 0,
      } as const;
      counts.push((await listRequests(query, search)).totalCount);
    }
    const { waitingCount } = await doctorInbox(query, doctor);
    expect(waitingCount).toBe(counts[2]);
    return counts;
  }

  it('follow new requests, answers and other servers', async () => {
    expect(await shown()).toEqual([0, 0, 0]);
    const first = await ask(database.query, patient, doctor);
    await ask(database.query, patient, doctor);
    expect(await shown()).toEqual([2, 0, 2]);
    await answer(database, first, doctor);
    await answer(database, first, doctor);
    expect(await shown()).toEqual([2, 1, 1]);
    const earlier = { patientId: patient, doctorId: doctor, description: '?', sentAt: new Date() };
    const answered = { at: new Date(), sections: fullSections };
    await addEarlierRequest(database.query, { ...earlier, answered });
    expect(await shown()).toEqual([3, 2, 1]);
    // As a server of an earlier version writes, which does not know the counts.
    await database.query(sql`
      insert into request (patient_id, doctor_id, description, answered_at)
      select ${patient}::int, ${doctor}::int, '?', case n when 1 then now() end
      from generate_series(1, 3) n`);
    expect(await shown()).toEqual([6, 3, 3]);
  });

  it('follow an erased patient and an erased doctor', async () => {
    const other = await addPatient(database.query);
    const first = await ask(database.query, patient, doctor);
    await ask(database.query, patient, doctor);
    await ask(database.query, other, doctor);
    await answer(database, first, doctor);
    await erase(database, patient);
    expect(await shown()).toEqual([2, 1, 1]);
    await erase(database, other);
    expect(await shown()).toEqual([1, 1, 0]);
    await database.query(sql`truncate request cascade`);
    expect(await shown()).toEqual([0, 0, 0]);
    await erase(database, doctor);
    expect(await findWrongCounts(database.query)).toEqual([]);
    expect(await database.query(sql`select from account where id = ${doctor}`)).toEqual([]);
  });

  it('follow changes by hand, and what is undone', async () => {
    const other = await addDoctor(database.query);
    await ask(database.query, patient, doctor);
    await answer(database, await ask(database.query, patient, doctor), doctor);
    await database.query(sql`
      update request set doctor_id = ${other} where doctor_id = ${doctor} and answered_at is null`);
    expect(await shown()).toEqual([1, 1, 0]);
    await database.query(sql`
      update request set answered_at = case when answered_at is null then now() end
      where doctor_id in (${doctor}, ${other})`);
    expect(await shown()).toEqual([1, 0, 1]);
    await rolledBack(database, async (query) => {
      await ask(query, patient, doctor);
      expect(await shown(query)).toEqual([2, 0, 2]);
    });
    expect(await shown()).toEqual([1, 0, 1]);
  });

  // Negative control.
  it('are wrong without a trigger', async () => {
    const wrongWithout = (trigger: string, change: (query: Query) => Promise<unknown>) =>
      rolledBack(database, async (query) => {
        await query(new Sql([`alter table request disable trigger ${trigger}`], [], false));
        await change(query);
        return (await findWrongCounts(query)).length;
      });
    const id = await ask(database.query, patient, doctor);
    expect([
      await wrongWithout('requests_added', (query) => ask(query, patient, doctor)),
      await wrongWithout('requests_changed', (query) =>
        replyToRequest(query, { requestId: id, doctorId: doctor, sections: fullSections }),
      ),
      await wrongWithout('requests_removed', (query) =>
        query(sql`delete from request where id = ${id}`),
      ),
    ]).toEqual([1, 1, 1]);
    expect(await findWrongCounts(database.query)).toEqual([]);
  });
});

describe('concurrent writes', () => {
  const database = shareRacingDatabase(24);

  const several = <Item>(count: number, make: (index: number) => Promise<Item>) =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)));

  it('keep the counts right', async () => {
    const doctors = await several(4, () => addDoctor(database.query));
    for (let round = 0; round < 6; round += 1) {
      const patients = await several(12, () => addPatient(database.query));
      const asked = await several(96, async (index) => {
        const doctor = doctors[(index * 7) % doctors.length] ?? 0;
        return { doctor, id: await ask(database.query, patients[index % 12] ?? 0, doctor) };
      });
      await Promise.all([
        ...asked.slice(0, 48).map(({ id, doctor }) => answer(database, id, doctor)),
        ...patients.slice(0, 6).map((patient) => erase(database, patient)),
        ...doctors.map((doctor) => ask(database.query, patients[11] ?? 0, doctor)),
      ]);
      expect(await findWrongCounts(database.query)).toEqual([]);
    }
    const [{ requests } = { requests: 0 }] = await database.query<{ requests: number }>(sql`
      select sum(answered + unanswered) as requests from request_count`);
    expect(requests).toBeGreaterThan(200);
  });

  it('of many doctors at once do not wait for each other in a circle', async () => {
    const doctors = await several(60, () => addDoctor(database.query));
    const patients = await several(16, () => addPatient(database.query));
    // A circle would end one of these with an error.
    await Promise.all(
      patients.map(async (patient) => {
        for (let round = 0; round < 4; round += 1) {
          await database.query(sql`
            insert into request (patient_id, doctor_id, description)
            select ${patient}::int, id, '?' from unnest(${doctors}::int[]) id order by random()`);
          await database.query(sql`
            update request set answered_at = now()
            where patient_id = ${patient} and doctor_id % 2 = 0`);
          await database.query(sql`
            delete from request where patient_id = ${patient} and doctor_id % 3 = 0`);
        }
      }),
    );
    expect(await findWrongCounts(database.query)).toEqual([]);
  });
});
