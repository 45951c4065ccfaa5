import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDoctor, addPatient, emptyAnswer, fullAnswer } from '../../test/data/people.ts';
import { databases } from '../../test/databases/databases.ts';
import { type Database, sql } from '../database/database.ts';
import {
  addEarlierRequest,
  answerRequest,
  createRequest,
  findRequest,
  listRequests,
  type Party,
} from './requests.ts';

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

  const answer = (requestId: number, doctorId = doctor, sections = fullAnswer) =>
    database.transaction((query) =>
      answerRequest(query, { requestId, doctorId, answer: sections }),
    );

  it('need a doctor', async () => {
    const request = { patientId: patient, doctorId: patient, description: '?' };
    expect(await createRequest(database.query, request)).toBeUndefined();
  });

  it('are read by both parties, each in their own role', async () => {
    const id = await send('A question');
    const expected = {
      id,
      doctorId: doctor,
      doctorName: 'Alder Brook',
      patientId: patient,
      patientName: 'Robin Meadow',
      description: 'A question',
      answeredAt: null,
      ...emptyAnswer,
    };
    const read = (party: Party) => findRequest(database.query, id, party);
    expect(await read({ party: 'Doctor', accountId: doctor })).toMatchObject(expected);
    expect(await read({ party: 'Patient', accountId: patient })).toMatchObject(expected);
    expect(await read({ party: 'Patient', accountId: doctor })).toBeUndefined();
    expect(await read({ party: 'Doctor', accountId: patient })).toBeUndefined();
    expect(await read({ party: 'Doctor', accountId: 9999 })).toBeUndefined();
  });

  it('are answered once, by their doctor, with the filled sections', async () => {
    const id = await send();
    const stranger = await addDoctor(database.query);
    expect(await answer(id, stranger)).toBe('missing');
    expect(await answer(9999)).toBe('missing');
    expect(await answer(id)).toBe('answered');
    expect(await answer(id, doctor, emptyAnswer)).toBe('already-answered');
    const stored = await findRequest(database.query, id, { party: 'Patient', accountId: patient });
    expect(stored).toMatchObject({ ...fullAnswer, answeredAt: expect.any(Date) });

    const other = await send();
    const sections = { ...emptyAnswer, allergy: fullAnswer.allergy };
    expect(await answer(other, doctor, sections)).toBe('answered');
    const partly = await findRequest(database.query, other, { party: 'Doctor', accountId: doctor });
    expect(partly).toMatchObject(sections);
  });

  it('have null in the fields that a response omits', async () => {
    const id = await send();
    await answer(id, doctor, {
      ...emptyAnswer,
      medicine: { name: 'Examplin', isMaintenance: true },
    });
    const stored = await findRequest(database.query, id, { party: 'Doctor', accountId: doctor });
    const rest = { dosage: null, frequency: null, instructions: null };
    expect(stored?.medicine).toEqual({ name: 'Examplin', isMaintenance: true, ...rest });
  });

  it('are answered by one of many answers at once', async () => {
    const id = await send();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => answer(id)));
    expect(outcomes.toSorted()).toEqual([...Array(7).fill('already-answered'), 'answered']);
  });

  it('stay unanswered when a response cannot be stored', async () => {
    const id = await send();
    const sections = {
      ...fullAnswer,
      allergy: { name: 'a NUL \0 cannot be stored' },
    };
    await expect(answer(id, doctor, sections)).rejects.toThrow();
    const stored = await findRequest(database.query, id, { party: 'Doctor', accountId: doctor });
    expect(stored).toMatchObject({ answeredAt: null, ...emptyAnswer });
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
      // oxlint-disable-next-line no-await-in-loop
      await addEarlierRequest(database.query, {
        patientId: writer,
        doctorId: reader,
        description: `day ${day}`,
        sentAt: at,
        answered: day > 3 ? { at, answer: fullAnswer } : null,
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
      /* oxlint-disable no-await-in-loop */
      expect(await list(party)).toEqual({ days: '5,4,3,2,1', totalCount: 5 });
      expect(await list(party, true)).toEqual({ days: '5,4', totalCount: 2 });
      expect(await list(party, false)).toEqual({ days: '3,2,1', totalCount: 3 });
      expect(await list(party, false, 1, 1)).toEqual({ days: '2', totalCount: 3 });
      expect(await list(party, false, 9, 9)).toEqual({ days: '', totalCount: 3 });
      /* oxlint-enable no-await-in-loop */
    }
    const wrongSide = await list({ party: 'Patient', accountId: reader });
    expect(wrongSide).toEqual({ days: '', totalCount: 0 });
  });
});
