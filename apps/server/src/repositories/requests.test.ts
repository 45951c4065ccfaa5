import { describe, expect, it } from 'vitest';
import { addDoctor, addPatient, fullSections } from '../../test/data/people.ts';
import { databases, shareDatabase } from '../../test/databases/databases.ts';
import { sql } from '../database/database.ts';
import { addEarlierRequest, createRequest, listRequests, type Party } from './requests.ts';

describe.each(databases)('requests on $name', ({ open }) => {
  const database = shareDatabase(open);

  it('prevent the deletion of both accounts', async () => {
    const patientId = await addPatient(database.query);
    const doctorId = await addDoctor(database.query);
    await createRequest(database.query, { patientId, doctorId, description: 'A question' });
    for (const id of [patientId, doctorId]) {
      const deleting = database.query(sql`delete from account where id = ${id}`);
      await expect(deleting).rejects.toMatchObject({ code: '23503' });
    }
  });

  it('are listed newest first, counted whatever the page', async () => {
    const writer = await addPatient(database.query);
    const reader = await addDoctor(database.query);
    for (const day of [1, 4, 2, 3, 5]) {
      const at = new Date(Date.UTC(2024, 0, day));
      await addEarlierRequest(database.query, {
        patientId: writer,
        doctorId: reader,
        description: `day ${day}`,
        sentAt: at,
        answered: day > 3 ? { at, sections: fullSections } : null,
      });
    }
    const list = async (party: Party, isAnswered?: boolean, limit = 9, offset = 0) => {
      const search = { ...party, isAnswered, limit, offset };
      const { requests, totalCount } = await listRequests(database.query, search);
      return { days: requests.map((request) => request.description.slice(4)).join(), totalCount };
    };
    const parties: Party[] = [
      { party: 'Doctor', accountId: reader },
      { party: 'Patient', accountId: writer },
    ];
    for (const party of parties) {
      expect(await list(party)).toEqual({ days: '5,4,3,2,1', totalCount: 5 });
      expect(await list(party, true)).toEqual({ days: '5,4', totalCount: 2 });
      expect(await list(party, false)).toEqual({ days: '3,2,1', totalCount: 3 });
      expect(await list(party, false, 1, 1)).toEqual({ days: '2', totalCount: 3 });
      expect(await list(party, false, 9, 9)).toEqual({ days: '', totalCount: 3 });
    }
    const wrongSide = await list({ party: 'Patient', accountId: reader });
    expect(wrongSide).toEqual({ days: '', totalCount: 0 });
  });
});
