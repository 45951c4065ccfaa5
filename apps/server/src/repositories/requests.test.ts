import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDoctor, addPatient, emptySections, fullSections } from '../../test/data/people.ts';
import { databases } from '../../test/databases/databases.ts';
import { type Database, sql } from '../database/database.ts';
import {
  addEarlierRequest,
  replyToRequest,
  createRequest,
  findRequest,
  listRequests,
  type Party,
} from './requests.ts';
import type { Sections } from './sections.ts';

describe.each(databases)('requests on $name', ({ open }) => {
  let database: Database;
  let patient: number;
  let doctor: number;

  beforeAll(async () => {
    database = await open();
    patient = await addPatient(database.query, 'Robin Meadow');
    doctor = await addDoctor(database.query, 'Alder Brook');
  });

  afterAll(() => database.close());

  async function send(description = 'A question'): Promise<number> {
    const request = { patientId: patient, doctorId: doctor, description };
    const id = await createRequest(database.query, request);
    if (id === undefined) throw new Error('There is no such doctor.');
    return id;
  }

  const answer = (requestId: number, sections: Sections) =>
    database.transaction((query) =>
      replyToRequest(query, { requestId, doctorId: doctor, sections }),
    );

  it('have null in the fields that a response omits', async () => {
    const id = await send();
    await answer(id, {
      ...emptySections,
      medicine: { name: 'Examplin', isMaintenance: true },
    });
    const stored = await findRequest(database.query, id, { party: 'Doctor', accountId: doctor });
    const rest = { dosage: null, frequency: null, instructions: null };
    expect(stored?.medicine).toEqual({ name: 'Examplin', isMaintenance: true, ...rest });
  });

  it('stay unanswered when a response cannot be stored', async () => {
    const id = await send();
    const sections = {
      ...fullSections,
      allergy: { name: 'a NUL \0 cannot be stored' },
    };
    await expect(answer(id, sections)).rejects.toThrow();
    const stored = await findRequest(database.query, id, { party: 'Doctor', accountId: doctor });
    expect(stored).toMatchObject({ answeredAt: null, ...emptySections });
  });

  it('prevent the deletion of both accounts', async () => {
    await send();
    const deleting = database.query(sql`delete from account where id = ${patient}`);
    await expect(deleting).rejects.toMatchObject({ code: '23503' });
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
