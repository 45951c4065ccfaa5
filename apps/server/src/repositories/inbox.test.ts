import { beforeAll, describe, expect, it } from 'vitest';
import {
  addAnsweredRequest,
  addDoctor,
  addPatient,
  emptySections,
} from '../../test/data/people.ts';
import { databases, shareDatabase } from '../../test/databases/databases.ts';
import { sql } from '../database/database.ts';
import { closeAccount, reopenAccount } from './closures.ts';
import { doctorInbox, markResponsesSeen, patientInbox } from './inbox.ts';
import { addEarlierRequest, replyToRequest, createRequest, listRequests } from './requests.ts';

const logIn = { account: null, action: 'login', whose: null, outcome: 'allowed' } as const;
const DAY_MS = 24 * 60 * 60 * 1000;
const now = Date.now();
const daysAgo = (days: number) => new Date(now - days * DAY_MS);

describe.each(databases)('the inbox on $name', ({ open }) => {
  const database = shareDatabase(open);
  let doctor: number;

  beforeAll(async () => {
    doctor = await addDoctor(database.query, 'Alder Brook');
  });

  const answered = (patientId: number, days: number) =>
    addEarlierRequest(database.query, {
      patientId,
      doctorId: doctor,
      description: 'A question',
      sentAt: daysAgo(days + 1),
      answered: { at: daysAgo(days), sections: emptySections },
    });

  const waiting = (patientId: number, days: number, description = 'A question') =>
    addEarlierRequest(database.query, {
      patientId,
      doctorId: doctor,
      description,
      sentAt: daysAgo(days),
      answered: null,
    });

  describe('of a patient', () => {
    it('is empty at first', async () => {
      const patient = await addPatient(database.query);
      expect(await patientInbox(database.query, patient)).toEqual({
        newResponses: [],
        newResponsesCount: 0,
        leftRequests: [],
        waitingCount: 0,
        oldestWaitingAt: null,
      });
    });

    it('lists the five newest answers, and counts all of them and what waits', async () => {
      const patient = await addPatient(database.query);
      const ids: number[] = [];
      for (const days of [6, 5, 4, 3, 2, 1]) {
        ids.push(await answered(patient, days));
      }
      await waiting(patient, 9);
      await waiting(patient, 12);
      const inbox = await patientInbox(database.query, patient);
      expect(inbox).toMatchObject({
        newResponsesCount: 6,
        waitingCount: 2,
        oldestWaitingAt: daysAgo(12),
      });
      expect(inbox.newResponses.map(({ requestId }) => requestId)).toEqual(
        ids.toReversed().slice(0, 5),
      );
      expect(inbox.newResponses[0]).toEqual({
        requestId: ids[5],
        doctorId: doctor,
        doctorName: 'Alder Brook',
        sentAt: daysAgo(2),
        answeredAt: daysAgo(1),
        description: 'A question',
      });
    });

    it('leaves out answers that are marked as seen, also twice', async () => {
      const patient = await addPatient(database.query);
      const [first, second] = [await answered(patient, 2), await answered(patient, 1)];
      for (const requestIds of [[first, first], [first]]) {
        expect(await markResponsesSeen(database.query, { patientId: patient, requestIds })).toEqual(
          [{ requestId: first, answeredAt: daysAgo(2) }],
        );
      }
      const { newResponses, newResponsesCount } = await patientInbox(database.query, patient);
      expect(newResponsesCount).toBe(1);
      expect(newResponses.map(({ requestId }) => requestId)).toEqual([second]);
    });

    it('lists the requests of a doctor who has left until they are seen, and again after another departure', async () => {
      const { query } = database;
      const patient = await addPatient(query);
      const leaving = await addDoctor(query, 'Willow Leaver');
      const send = (days: number, answeredAt: Date | null = null) =>
        addEarlierRequest(query, {
          patientId: patient,
          doctorId: leaving,
          description: 'A question',
          sentAt: daysAgo(days),
          answered: answeredAt && { at: answeredAt, sections: emptySections },
        });
      const [older, newer] = [await send(9), await send(8)];
      const answeredId = await send(7, daysAgo(6));
      await waiting(patient, 5);
      const close = async () => {
        const [account] = await query<{ passwordHash: string }>(sql`
          select password_hash as "passwordHash" from account where id = ${leaving}`);
        await closeAccount(query, {
          accountId: leaving,
          passwordHash: account?.passwordHash ?? '',
        });
      };
      const leftIds = async () =>
        (await patientInbox(query, patient)).leftRequests.map(({ requestId }) => requestId);
      expect(await leftIds()).toEqual([]);

      await close();
      const inbox = await patientInbox(query, patient);
      expect(inbox).toMatchObject({
        newResponses: [{ requestId: answeredId }],
        newResponsesCount: 1,
        waitingCount: 1,
        oldestWaitingAt: daysAgo(5),
      });
      const left = { doctorId: leaving, doctorName: 'Willow Leaver', description: 'A question' };
      expect(inbox.leftRequests).toEqual([
        { requestId: newer, sentAt: daysAgo(8), ...left },
        { requestId: older, sentAt: daysAgo(9), ...left },
      ]);

      const see = (requestIds: number[]) =>
        markResponsesSeen(query, { patientId: patient, requestIds });
      expect(await see([newer])).toEqual([]);
      expect(await see([newer, answeredId])).toMatchObject([{ requestId: answeredId }]);
      expect(await leftIds()).toEqual([older]);

      await reopenAccount(query, leaving, logIn);
      expect(await patientInbox(query, patient)).toMatchObject({
        leftRequests: [],
        waitingCount: 3,
      });
      await replyToRequest(query, { requestId: newer, doctorId: leaving, sections: emptySections });
      expect((await patientInbox(query, patient)).newResponses).toMatchObject([
        { requestId: newer },
      ]);
      await see([newer]);
      await close();
      expect(await leftIds()).toEqual([older]);
      await see([older]);
      expect(await leftIds()).toEqual([]);
      await reopenAccount(query, leaving, logIn);
      await close();
      expect(await leftIds()).toEqual([older]);
    });

    it('marks none when one is unknown, waits or of another patient', async () => {
      const [patient, other] = [await addPatient(database.query), await addPatient(database.query)];
      const own = await answered(patient, 1);
      const strangers = [
        2_147_483_647,
        await waiting(patient, 1),
        await addAnsweredRequest(database.query, other, doctor),
      ];
      for (const stranger of strangers) {
        const marked = await markResponsesSeen(database.query, {
          patientId: patient,
          requestIds: [own, stranger],
        });
        expect(marked).toBeUndefined();
      }
      for (const each of [patient, other]) {
        expect((await patientInbox(database.query, each)).newResponsesCount).toBe(1);
      }
    });
  });

  describe('of a doctor', () => {
    let busy: number;
    const toBusy = (patientId: number, days: number, description = 'A question') =>
      addEarlierRequest(database.query, {
        patientId,
        doctorId: busy,
        description,
        sentAt: daysAgo(days),
        answered: null,
      });
    const search = (options: Partial<Parameters<typeof listRequests>[1]>) =>
      listRequests(database.query, {
        party: 'Doctor',
        accountId: busy,
        search: '',
        order: 'oldest',
        limit: 900,
        offset: 0,
        ...options,
      });
    const idsOf = async (options: Parameters<typeof search>[0]) =>
      (await search(options)).requests.map(({ id }) => id);

    beforeAll(async () => {
      busy = await addDoctor(database.query);
    });

    it('is empty at first', async () => {
      expect(await doctorInbox(database.query, busy)).toEqual({
        waitingCount: 0,
        oldestWaitingAt: null,
      });
      expect(await search({})).toEqual({ requests: [], totalCount: 0 });
    });

    it('counts what waits, and finds requests by name and words in both orders', async () => {
      const names = ['Zoë Élan', 'Robin Meadow', 'سلمى النهر'];
      const patients = [];
      for (const name of names) {
        patients.push(await addPatient(database.query, name));
      }
      const [zoe = 0, robin = 0, salma = 0] = patients;
      const ids = [
        await toBusy(robin, 9, 'My KNEE hurts, 100%'),
        await toBusy(robin, 8, 'A cough'),
        await toBusy(zoe, 7, 'Ärger with an elbow'),
        await toBusy(salma, 6, 'صداع في الصباح'),
        await toBusy(robin, 5, 'A knee_again'),
        await toBusy(robin, 4, 'A cough again'),
      ];
      const answeredId = await addAnsweredRequest(database.query, robin, busy);
      expect(await doctorInbox(database.query, busy)).toEqual({
        waitingCount: 6,
        oldestWaitingAt: daysAgo(9),
      });
      expect(await idsOf({})).toEqual([...ids, answeredId]);
      expect(await idsOf({ order: 'newest' })).toEqual([...ids, answeredId].toReversed());
      expect(await idsOf({ isAnswered: true })).toEqual([answeredId]);
      expect(await search({ isAnswered: false, limit: 2, offset: 4 })).toMatchObject({
        totalCount: 6,
        requests: [{ id: ids[4] }, { id: ids[5], answeredAt: null }],
      });
      expect(await search({ offset: 900 })).toEqual({ requests: [], totalCount: 7 });
      const found: [string, (number | undefined)[]][] = [
        ['knee', [ids[0], ids[4]]],
        ['hurts  robin knee', [ids[0]]],
        ['zoë knee', []],
        ['100%', [ids[0]]],
        ['_', [ids[4]]],
        ['ZOË', [ids[2]]],
        ['élan', [ids[2]]],
        ['ärger', [ids[2]]],
        ['صداع', [ids[3]]],
        ['سلمى', [ids[3]]],
        ['meadow', [ids[0], ids[1], ids[4], ids[5], answeredId]],
        ['nothing like it', []],
      ];
      for (const [text, expected] of found) {
        expect(await idsOf({ search: text }), text).toEqual(expected);
      }
    });

    it('finds requests that an older server stored without a key', async () => {
      const id = await createRequest(database.query, {
        patientId: await addPatient(database.query),
        doctorId: busy,
        description: 'Stored EARLIER',
      });
      await database.query(sql`update request set search_key = null where id = ${id ?? 0}`);
      expect(await idsOf({ search: 'earlier' })).toEqual([id]);
    });

    it('sorts a thousand requests of equal dates by id', async () => {
      busy = await addDoctor(database.query);
      const patient = await addPatient(database.query);
      await database.query(sql`
        insert into request (patient_id, doctor_id, description, sent_at)
        select ${patient}, ${busy}, 'Equal', '2026-01-01Z' from generate_series(1, 1000)`);
      const pages = await Promise.all(
        Array.from({ length: 10 }, (_, index) => idsOf({ limit: 100, offset: index * 100 })),
      );
      const ids = pages.flat();
      expect(new Set(ids).size).toBe(1000);
      expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    });
  });
});
