import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUSY, LARGE, largeEmailOf, loadLargeData, longLog } from '../../test/data/large-data.ts';
import { fullSections, newAccount } from '../../test/data/people.ts';
import {
  countRowsRead,
  findScans,
  listLargeTables,
  recordStatements,
} from '../../test/databases/plans.ts';
import { type TestPostgres, startTestPostgres } from '../../test/databases/postgres.ts';
import { rolledBack } from '../../test/databases/rolled-back.ts';
import { type Database, type Query, type Sql, openDatabase, sql } from '../database/database.ts';
import { findAccount, updateResponseNotices, updateContact } from './account-details.ts';
import {
  changePassword,
  createDoctor,
  createPatient,
  findCredentials,
  findPassword,
  hasNoAccounts,
} from './accounts.ts';
import { countAttempt, deleteEndedAttempts, undoAttempt } from './attempts.ts';
import {
  MAX_COUNTED,
  appendAudit,
  countRefusal,
  groupAudits,
  listAccessLog,
  withAudit,
} from './audits.ts';
import {
  closeAccount,
  eraseAccount,
  eraseAccounts,
  findClosure,
  listAccountsToErase,
  reopenAccount,
} from './closures.ts';
import { findHits } from './doctor-searches.ts';
import {
  findDoctor,
  findReview,
  listDoctors,
  listDoctorsOfSpecialization,
  listPendingDoctors,
  reviewDoctor,
  updateClinic,
  updateDoctorProfile,
} from './doctors.ts';
import {
  addEmailChangeToken,
  confirmEmailChange,
  deleteEmailChange,
  requestEmailChange,
} from './email-changes.ts';
import { listAllergies, listChronicDiseases, listMedicines } from './histories.ts';
import { findStoredResponse, lockIdempotencyKey, storeResponseForKey } from './idempotency.ts';
import { doctorInbox, markResponsesSeen, patientInbox } from './inbox.ts';
import {
  acceptMail,
  addResponseNotice,
  addDepartureNotices,
  addMail,
  addReviewMail,
  deleteMail,
  deleteOldMails,
  deleteWaitingMails,
  findBacklog,
  findRecipient,
  markMailSent,
  requestMail,
  takeMail,
} from './outbox.ts';
import {
  addPasswordReset,
  deletePasswordResets,
  isPasswordResetValid,
  resetPassword,
} from './password-resets.ts';
import { findPatient, updatePatientProfile } from './patients.ts';
import {
  addBloodPressure,
  addBloodSugar,
  addEarlierBloodPressures,
  addEarlierBloodSugars,
  listBloodPressures,
  listBloodSugars,
  listOwnBloodPressures,
  listOwnBloodSugars,
} from './readings.ts';
import {
  addEarlierRequest,
  replyToRequest,
  createRequest,
  findRequest,
  listRequestDetails,
  listRequests,
} from './requests.ts';
import { beginSession, endSession, endSessions, findSession, listSessions } from './sessions.ts';
import { listGrants, listPatients, shareRecord, stopSharing } from './sharing.ts';
import { listSpecializations } from './specializations.ts';

/** A call of a repository function, rolled back afterwards. */
type Call = (query: Query) => Promise<unknown>;

const { doctor, patient } = BUSY;
const now = new Date();
const key = { scope: `${patient.id} createRequest`, key: 'key 100000' };
const storedAnswer = { fingerprint: 'none', status: 200, body: {} };
const account = { id: doctor.id, name: doctor.name, role: 'Doctor' } as const;
const unanswered = { patientId: patient.id, doctorId: doctor.id, description: 'Again?' };

const pair = { patientId: patient.id, doctorId: doctor.id };

const page = { limit: 9, offset: 0 };
const deepPage = { limit: 900, offset: 45_000 };

const requestedMail = (emailKey: string) =>
  ({
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'password-reset',
    emailKey,
    accountId: null,
    address: null,
    attempts: 1,
  }) as const;

/** The first page and a later one. */
const ownPages = [0, 400].map((offset) => ({ patientId: BUSY.patient.id, limit: 200, offset }));

const closing = { accountId: 150_000, passwordHash: '' };

const newEmail = { accountId: 150_000, email: 'another@large.example' };

const session = { accountId: 150_000, sessionId: 150_000 };

const readers = [
  { access: 'open' },
  { access: 'account', accountId: patient.id },
  { access: 'account', accountId: doctor.id },
] as const;

const asEveryReader = (
  read: (query: Query, name: string, reader: (typeof readers)[number]) => Promise<unknown>,
): Call[] => readers.map((reader) => (query) => read(query, patient.name, reader));

const asBothParties = (call: (query: Query, party: (typeof parties)[number]) => Promise<unknown>) =>
  parties.map(
    (party): Call =>
      (query) =>
        call(query, party),
  );

const parties = [
  { party: 'Doctor', accountId: doctor.id },
  { party: 'Patient', accountId: patient.id },
] as const;

/** Calls of every repository function, covering every statement. */
const calls: Record<string, Call[]> = {
  createDoctor: [(query) => createDoctor(query, { ...newAccount('New'), specializationId: 1 })],
  createPatient: [(query) => createPatient(query, newAccount('New'))],
  findCredentials: [(query) => findCredentials(query, largeEmailOf(150_000))],
  findPassword: [(query) => findPassword(query, 150_000)],
  changePassword: [
    (query) => changePassword(query, { accountId: 150_000, oldHash: '', newHash: 'new' }),
  ],
  hasNoAccounts: [hasNoAccounts],

  countAttempt: [(query) => countAttempt(query, 'attempt 5', 10)],
  undoAttempt: [(query) => undoAttempt(query, 'attempt 5', now)],
  deleteEndedAttempts: [deleteEndedAttempts],

  appendAudit: [null, { ids: [4] }, { ids: [4, 6] }, { name: patient.name }, { requestId: 5 }].map(
    (whose): Call =>
      (query) =>
        appendAudit(query, { account, action: 'getPatient', whose, outcome: 'denied' }),
  ),
  groupAudits: [
    (query) =>
      groupAudits(query)({ account, action: 'getPatient', whose: null, outcome: 'denied' }),
  ],
  countRefusal: [null, { name: patient.name }, { requestId: 5 }].map(
    (whose): Call =>
      (query) =>
        countRefusal(query, { action: 'getPatient', whose, network: 'network 1' }),
  ),
  withAudit: [
    (query) =>
      addBloodSugar(
        withAudit(query, {
          account,
          action: 'addBloodSugar',
          whose: { ids: [patient.id] },
          outcome: 'allowed',
        }),
        patient.id,
        90,
      ),
  ],
  listAccessLog: [page, deepPage, { ...page, after: { micros: now.getTime() * 1000, id: 5 } }].map(
    (slice): Call =>
      (query) =>
        listAccessLog(query, { patientId: patient.id, ...slice }),
  ),

  listDoctors: ['', 'doctor', 'rudu b', 'a made-up name', '50%'].flatMap((search) =>
    [page, deepPage].map(
      (slice): Call =>
        (query) =>
          listDoctors(query, { search, ...slice }),
    ),
  ),
  findHits: [(query) => findHits(query, 'busy doctor')],
  listDoctorsOfSpecialization: [(query) => listDoctorsOfSpecialization(query, 3)],
  findDoctor: [
    (query) => findDoctor(query, doctor.name),
    (query) => findDoctor(query, doctor.name, doctor.id),
  ],
  listPendingDoctors: [listPendingDoctors],
  reviewDoctor: [(query) => reviewDoctor(query, largeEmailOf(doctor.id), 'refused')],
  findReview: [(query) => findReview(query, doctor.id)],
  updateClinic: [
    (query) => updateClinic(query, doctor.id, { name: '', location: '', openHours: '' }),
  ],
  updateDoctorProfile: [(query) => updateDoctorProfile(query, doctor.id, { cvUrl: '', bio: '' })],

  listMedicines: asEveryReader(listMedicines),
  listChronicDiseases: asEveryReader(listChronicDiseases),
  listAllergies: asEveryReader(listAllergies),

  lockIdempotencyKey: [(query) => lockIdempotencyKey(query, key)],
  findStoredResponse: [(query) => findStoredResponse(query, key)],
  storeResponseForKey: [
    (query) => storeResponseForKey(query, { ...key, key: 'new' }, storedAnswer),
  ],

  findPatient: asEveryReader(findPatient),
  updatePatientProfile: [
    (query) =>
      updatePatientProfile(query, patient.id, { bloodType: null, height: null, weight: null }),
  ],

  addBloodPressure: [
    (query) => addBloodPressure(query, patient.id, { systolic: 120, diastolic: 80 }),
  ],
  addBloodSugar: [(query) => addBloodSugar(query, patient.id, 90)],
  addEarlierBloodPressures: [
    (query) =>
      addEarlierBloodPressures(query, patient.id, [
        { systolic: 120, diastolic: 80, measuredAt: now },
      ]),
  ],
  addEarlierBloodSugars: [
    (query) => addEarlierBloodSugars(query, patient.id, [{ value: 90, measuredAt: now }]),
  ],
  listBloodPressures: asEveryReader(listBloodPressures),
  listBloodSugars: asEveryReader(listBloodSugars),
  listOwnBloodPressures: ownPages.map((own) => (query) => listOwnBloodPressures(query, own)),
  listOwnBloodSugars: ownPages.map((own) => (query) => listOwnBloodSugars(query, own)),

  createRequest: [(query) => createRequest(query, unanswered)],
  addEarlierRequest: [
    (query) =>
      addEarlierRequest(query, {
        ...unanswered,
        sentAt: now,
        answered: { at: now, sections: fullSections },
      }),
  ],
  listRequests: [undefined, true, false].flatMap((isAnswered) => [
    ...[page, deepPage].flatMap((slice) =>
      asBothParties((query, party) => listRequests(query, { ...party, isAnswered, ...slice })),
    ),
    ...(['newest', 'oldest'] as const).flatMap((order) =>
      ['', 'patient', 'a made-up word'].map((search): Call => {
        const options = {
          party: 'Doctor',
          accountId: doctor.id,
          isAnswered,
          search,
          order,
        } as const;
        return (query) => listRequests(query, { ...options, ...page });
      }),
    ),
  ]),
  patientInbox: [(query) => patientInbox(query, patient.id)],
  doctorInbox: [(query) => doctorInbox(query, doctor.id)],
  markResponsesSeen: [
    (query) => markResponsesSeen(query, { patientId: patient.id, requestIds: [1, 2, 3] }),
  ],
  listRequestDetails: ownPages.map((own) => (query) => listRequestDetails(query, own)),
  findRequest: asBothParties((query, party) => findRequest(query, 200, party)),
  replyToRequest: [
    (query) => replyToRequest(query, { requestId: 1, doctorId: doctor.id, sections: fullSections }),
    async (query) => {
      const requestId = (await createRequest(query, unanswered)) ?? 0;
      await replyToRequest(query, { requestId, doctorId: doctor.id, sections: fullSections });
    },
  ],

  listGrants: [(query) => listGrants(query, patient.id), (query) => listGrants(query, 4)],
  // Not with a search, which reads the name of each patient.
  listPatients: [
    (query) =>
      listPatients(query, {
        doctorId: doctor.id,
        search: '',
        reads: ['getPatient', 'listMedicines'],
        limit: 9,
        offset: 0,
      }),
  ],
  shareRecord: [
    (query) => shareRecord(query, { ...pair, sections: ['details', 'allergies'], expiresAt: now }),
  ],
  stopSharing: [(query) => stopSharing(query, pair)],

  beginSession: [
    (query) =>
      beginSession(query, { accountId: 150_000, passwordHash: '', device: 'Firefox', hours: 8 }),
  ],
  findSession: [(query) => findSession(query, session)],
  listSessions: [(query) => listSessions(query, session.accountId)],
  endSession: [(query) => endSession(query, session)],
  endSessions: [
    (query) => endSessions(query, { accountId: session.accountId }),
    (query) => endSessions(query, { accountId: session.accountId, except: session.sessionId }),
  ],

  requestMail: [(query) => requestMail(query, 'password-reset', 'somebody@large.example')],
  takeMail: [(query) => takeMail(query, ['password-reset', 'answer-notice'])],
  acceptMail: [
    (query) => acceptMail(query, requestedMail(largeEmailOf(150_000)), 3),
    (query) => acceptMail(query, requestedMail('nobody@large.example'), 3),
  ],
  addMail: [
    (query) =>
      addMail(query, { kind: 'email-changed', accountId: 150_000, address: 'old@large.example' }),
  ],
  addResponseNotice: [
    async (query) => {
      await updateResponseNotices(query, 150_000, true);
      await addResponseNotice(query, 150_000);
    },
  ],
  addDepartureNotices: [
    async (query) => {
      await updateResponseNotices(query, patient.id, true);
      await addDepartureNotices(query, doctor.id);
    },
  ],
  addReviewMail: [(query) => addReviewMail(query, doctor.id)],
  deleteMail: [(query) => deleteMail(query, requestedMail('').id)],
  findBacklog: [findBacklog],
  findRecipient: [(query) => findRecipient(query, 150_000)],
  markMailSent: [(query) => markMailSent(query, requestedMail('').id)],
  deleteOldMails: [deleteOldMails],

  findAccount: [(query) => findAccount(query, 150_000)],
  updateContact: [(query) => updateContact(query, 150_000, { address: '1 Sample Street' })],
  updateResponseNotices: [(query) => updateResponseNotices(query, 150_000, true)],
  closeAccount: [(query) => closeAccount(query, closing)],
  reopenAccount: [
    async (query) => {
      await closeAccount(query, closing);
      await reopenAccount(query, closing.accountId);
    },
  ],
  findClosure: [(query) => findClosure(query, closing.accountId)],
  listAccountsToErase: [(query) => listAccountsToErase(query, 14)],
  eraseAccount: [patient, doctor, { id: 150_000 }].map(({ id }) => async (query) => {
    await query(sql`update account set closed_at = timestamptz '2001-01-01Z' where id = ${id}`);
    await eraseAccount(query, { accountId: id, days: 14 });
  }),
  eraseAccounts: [(query) => eraseAccounts(query, 14)],
  deleteWaitingMails: [(query) => deleteWaitingMails(query, 150_000)],
  requestEmailChange: [(query) => requestEmailChange(query, newEmail)],
  addEmailChangeToken: [
    async (query) => {
      await requestEmailChange(query, newEmail);
      await addEmailChangeToken(query, { ...newEmail, tokenHash: 'new hash' });
    },
  ],
  confirmEmailChange: [
    async (query) => {
      await requestEmailChange(query, newEmail);
      await addEmailChangeToken(query, { ...newEmail, tokenHash: 'new hash' });
      await confirmEmailChange(query, 'new hash');
    },
  ],
  deleteEmailChange: [(query) => deleteEmailChange(query, 150_000)],

  addPasswordReset: [
    (query) => addPasswordReset(query, { accountId: 150_000, tokenHash: 'new hash' }),
  ],
  deletePasswordResets: [(query) => deletePasswordResets(query, 150_000)],
  isPasswordResetValid: [(query) => isPasswordResetValid(query, 'hash 5')],
  resetPassword: [
    async (query) => {
      await addPasswordReset(query, { accountId: 150_000, tokenHash: 'new hash' });
      await resetPassword(query, { tokenHash: 'new hash', passwordHash: 'new' });
    },
  ],

  listSpecializations: [listSpecializations],
};

const functionsWithoutPlan = [
  'fieldsOf',
  'insertSection',
  'lockAccounts',
  'readablePatient',
  'recallHits',
  'scopeOf',
  'tableOf',
  'toEmailKey',
  'toId',
  'toNameKey',
  'toNameSkeleton',
  'toPatientList',
  'toTextKey',
];

/** Searches that compare the names of all doctors: too short or too common for the trigram index. */
const nameScans: Record<string, Call> = {
  'a search of one letter': (query) => listDoctors(query, { search: 'a', ...page }),
  'a search of two letters': (query) => listDoctors(query, { search: 'zq', ...page }),
  'a late page of a search': (query) => listDoctors(query, { search: 'a', ...deepPage }),
  'a search that many names match': (query) => listDoctors(query, { search: 'bar', ...page }),
};

async function functionsOf(folder: URL): Promise<string[]> {
  const files = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name));
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(new URL(file, folder).pathname)),
  );
  return modules
    .flatMap(Object.entries)
    .flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
    .toSorted();
}

describe(`with ${LARGE.requests} requests`, () => {
  let server: TestPostgres;
  let database: Database;
  let largeTables: string[];

  beforeAll(async () => {
    server = await startTestPostgres();
    await loadLargeData({ kind: 'postgres', url: server.url });
    database = await openDatabase({ kind: 'postgres', url: server.url, timeoutSeconds: 60 });
    largeTables = await listLargeTables(database.query);
    // Loads for minutes on a slow machine.
  }, 600_000);

  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  /** The scans that a call's statements need, optionally after a change of the schema. */
  const scansOf = (call: Call, change?: Sql) =>
    rolledBack(database, async (query) => {
      const recorder = recordStatements(query);
      await call(recorder.query);
      if (change) await query(change);
      const scans: string[] = [];
      for (const statement of recorder.statements) {
        scans.push(...(await findScans(query, statement, largeTables)));
      }
      return scans;
    });

  it('every growing table has many rows', async () => {
    const rows = await database.query<{ name: string }>(sql`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
    const small = new Set(['doctor_count', 'migration', 'specialization']);
    const growing = rows.map(({ name }) => name).filter((name) => !small.has(name));
    expect(largeTables).toEqual(growing);
  });

  it.each(Object.keys(calls))('%s needs no scan', async (name) => {
    for (const call of calls[name] ?? []) {
      expect(await scansOf(call)).toEqual([]);
    }
  });

  it.each(Object.keys(nameScans))('%s scans the index of names, and no table', async (name) => {
    const call = nameScans[name] ?? expect.unreachable();
    // At most: depending on its statistics, the planner may prefer the trigram index.
    expect(['reads all of account_doctor_order']).toEqual(
      expect.arrayContaining(await scansOf(call)),
    );
  });

  it('every search scans the index of names, and no table, without the trigram index', async () => {
    const search: Call = (query) => findHits(query, 'busy doctor');
    const scans = await scansOf(search, sql`drop index account_doctor_search`);
    expect(scans).toEqual(['reads all of account_doctor_order']);
  });

  it('covers every repository function', async () => {
    const known = [...Object.keys(calls), ...functionsWithoutPlan];
    expect(known.toSorted()).toEqual(await functionsOf(new URL('./', import.meta.url)));
  });

  // One entry a minute for half a year, about the patient alone and from a list that changes occasionally.
  describe('with a long log', () => {
    const minutes = 250_000;
    const withLog = <Result>(work: (query: Query) => Promise<Result>) =>
      rolledBack(database, async (query) => {
        await query(longLog(minutes));
        await query(sql`analyze audit, patient_list`);
        return work(query);
      });

    it('any page reads about as many rows as are counted', async () => {
      await withLog(async (query) => {
        const { query: recording, statements } = recordStatements(query);
        const search = { patientId: patient.id, limit: 9, offset: 0 };
        await listAccessLog(recording, search);
        const middle = Date.UTC(2025, 0, 1) * 1000 + (minutes / 2) * 60e6;
        await listAccessLog(recording, { ...search, after: { micros: middle, id: 0 } });
        await listAccessLog(recording, { ...search, after: { micros: 0, id: 0 } });
        for (const statement of statements) {
          expect(await countRowsRead(query, statement)).toBeLessThan(1.2 * MAX_COUNTED);
        }
        expect(statements).toHaveLength(3);
      });
    });
  });

  const listIdleIndexes = async () => {
    // Flushes the statistics of the connection that ran the transactions.
    await database.transaction((query) => query(sql`select pg_stat_force_next_flush()`));
    const rows = await database.query<{ name: string }>(sql`
      select indexrelname as name from pg_stat_user_indexes
      where idx_scan = 0 and not exists (select from pg_constraint where conname = indexrelname)`);
    return rows.map(({ name }) => name);
  };

  it('every index is used by a statement', async () => {
    for (const call of Object.values(calls).flat()) await rolledBack(database, call);
    expect(await listIdleIndexes()).toEqual([]);
  });

  // Negative control.
  it('detects a scan of a table that lacks its index', async () => {
    const scans: string[] = [];
    for (const call of calls['listRequests'] ?? []) {
      scans.push(...(await scansOf(call, sql`drop index request_of_doctor`)));
    }
    expect(scans).toContain('reads all of request');
  });
});
