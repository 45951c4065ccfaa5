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
import * as accountDetails from './account-details.ts';
import * as accounts from './accounts.ts';
import * as attempts from './attempts.ts';
import * as audits from './audits.ts';
import * as closures from './closures.ts';
import * as doctorSearches from './doctor-searches.ts';
import * as doctors from './doctors.ts';
import * as emailChanges from './email-changes.ts';
import * as histories from './histories.ts';
import * as idempotency from './idempotency.ts';
import * as inbox from './inbox.ts';
import * as outbox from './outbox.ts';
import * as passwordResets from './password-resets.ts';
import * as patients from './patients.ts';
import * as readings from './readings.ts';
import * as requests from './requests.ts';
import * as sessions from './sessions.ts';
import * as sharing from './sharing.ts';
import * as specializations from './specializations.ts';

/** A call of a repository function, rolled back afterwards. */
type Call = (query: Query) => Promise<unknown>;

const { doctor, patient } = BUSY;
const now = new Date();
const key = { scope: `${patient.id} createRequest`, key: 'key 100000' };
const storedAnswer = { fingerprint: 'none', status: 200, body: {} };
const account = { id: doctor.id, name: doctor.name, role: 'Doctor' } as const;
const entry = { account, action: 'login', whose: null, outcome: 'allowed' } as const;
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
  createDoctor: [
    (query) => accounts.createDoctor(query, { ...newAccount('New'), specializationId: 1 }),
  ],
  createPatient: [(query) => accounts.createPatient(query, newAccount('New'))],
  findCredentials: [(query) => accounts.findCredentials(query, largeEmailOf(150_000))],
  findPassword: [(query) => accounts.findPassword(query, 150_000)],
  changePassword: [
    (query) => accounts.changePassword(query, { accountId: 150_000, oldHash: '', newHash: 'new' }),
  ],
  hasNoAccounts: [accounts.hasNoAccounts],

  countAttempt: [(query) => attempts.countAttempt(query, 'attempt 5', 10)],
  undoAttempt: [(query) => attempts.undoAttempt(query, 'attempt 5', now)],
  deleteEndedAttempts: [attempts.deleteEndedAttempts],

  appendAudit: [null, { ids: [4] }, { ids: [4, 6] }, { name: patient.name }, { requestId: 5 }].map(
    (whose): Call =>
      (query) =>
        audits.appendAudit(query, { account, action: 'getPatient', whose, outcome: 'denied' }),
  ),
  groupAudits: [
    (query) =>
      audits.groupAudits(query)({ account, action: 'getPatient', whose: null, outcome: 'denied' }),
  ],
  countRefusal: [null, { name: patient.name }, { requestId: 5 }].map(
    (whose): Call =>
      (query) =>
        audits.countRefusal(query, { action: 'getPatient', whose, network: 'network 1' }),
  ),
  countLogInRefusal: [
    (query) => audits.countLogInRefusal(query, { account, network: '192.0.2.0', device: null }),
  ],
  listLogIns: [page, deepPage, { ...page, after: { micros: now.getTime() * 1000, id: 5 } }].map(
    (slice): Call =>
      (query) =>
        audits.listLogIns(query, { accountId: doctor.id, ...slice }),
  ),
  withAudit: [
    (query) =>
      readings.addBloodSugar(
        audits.withAudit(query, {
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
        audits.listAccessLog(query, { patientId: patient.id, ...slice }),
  ),

  listDoctors: ['', 'doctor', 'rudu b', 'a made-up name', '50%'].flatMap((search) =>
    [page, deepPage].map(
      (slice): Call =>
        (query) =>
          doctors.listDoctors(query, { search, ...slice }),
    ),
  ),
  findHits: [(query) => doctorSearches.findHits(query, 'busy doctor')],
  listDoctorsOfSpecialization: [(query) => doctors.listDoctorsOfSpecialization(query, 3)],
  findDoctor: [
    (query) => doctors.findDoctor(query, doctor.name),
    (query) => doctors.findDoctor(query, doctor.name, doctor.id),
  ],
  listPendingDoctors: [doctors.listPendingDoctors],
  reviewDoctor: [(query) => doctors.reviewDoctor(query, largeEmailOf(doctor.id), 'refused')],
  findReview: [(query) => doctors.findReview(query, doctor.id)],
  updateClinic: [
    (query) => doctors.updateClinic(query, doctor.id, { name: '', location: '', openHours: '' }),
  ],
  updateDoctorProfile: [
    (query) => doctors.updateDoctorProfile(query, doctor.id, { cvUrl: '', bio: '' }),
  ],

  listMedicines: asEveryReader(histories.listMedicines),
  listChronicDiseases: asEveryReader(histories.listChronicDiseases),
  listAllergies: asEveryReader(histories.listAllergies),

  forgetResponses: [(query) => idempotency.forgetResponses(query, key.scope)],
  lockIdempotencyKey: [(query) => idempotency.lockIdempotencyKey(query, key)],
  findStoredResponse: [(query) => idempotency.findStoredResponse(query, key)],
  storeResponseForKey: [
    (query) => idempotency.storeResponseForKey(query, { ...key, key: 'new' }, storedAnswer),
  ],

  findPatient: asEveryReader(patients.findPatient),
  updatePatientProfile: [
    (query) =>
      patients.updatePatientProfile(query, patient.id, {
        bloodType: null,
        height: null,
        weight: null,
      }),
  ],

  addBloodPressure: [
    (query) => readings.addBloodPressure(query, patient.id, { systolic: 120, diastolic: 80 }),
  ],
  addBloodSugar: [(query) => readings.addBloodSugar(query, patient.id, 90)],
  addEarlierBloodPressures: [
    (query) =>
      readings.addEarlierBloodPressures(query, patient.id, [
        { systolic: 120, diastolic: 80, measuredAt: now },
      ]),
  ],
  addEarlierBloodSugars: [
    (query) => readings.addEarlierBloodSugars(query, patient.id, [{ value: 90, measuredAt: now }]),
  ],
  listBloodPressures: asEveryReader(readings.listBloodPressures),
  listBloodSugars: asEveryReader(readings.listBloodSugars),
  listOwnBloodPressures: ownPages.map(
    (own) => (query) => readings.listOwnBloodPressures(query, own),
  ),
  listOwnBloodSugars: ownPages.map((own) => (query) => readings.listOwnBloodSugars(query, own)),

  holdRequests: [(query) => requests.holdRequests(query, patient.id)],
  findRequestPause: [
    (query) => requests.findRequestPause(query, pair, { waiting: 5, daily: 20 }),
    (query) => requests.findRequestPause(query, pair, { waiting: 0, daily: 0 }),
  ],
  declineRequests: [true, false].map(
    (isDeclined): Call =>
      (query) =>
        requests.declineRequests(query, { requestId: 1, doctorId: doctor.id, isDeclined }),
  ),
  createRequest: [(query) => requests.createRequest(query, unanswered)],
  addEarlierRequest: [
    (query) =>
      requests.addEarlierRequest(query, {
        ...unanswered,
        sentAt: now,
        answered: { at: now, sections: fullSections },
      }),
  ],
  listRequests: [undefined, true, false].flatMap((isAnswered) => [
    ...[page, deepPage].flatMap((slice) =>
      asBothParties((query, party) =>
        requests.listRequests(query, { ...party, isAnswered, ...slice }),
      ),
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
        return (query) => requests.listRequests(query, { ...options, ...page });
      }),
    ),
  ]),
  patientInbox: [(query) => inbox.patientInbox(query, patient.id)],
  doctorInbox: [(query) => inbox.doctorInbox(query, doctor.id)],
  markResponsesSeen: [
    (query) => inbox.markResponsesSeen(query, { patientId: patient.id, requestIds: [1, 2, 3] }),
  ],
  listRequestDetails: asBothParties((query, party) =>
    requests.listRequestDetails(query, { ...party, limit: 200, offset: 0 }),
  ),
  listRequestPatients: [(query) => requests.listRequestPatients(query, doctor.id)],
  findRequest: asBothParties((query, party) => requests.findRequest(query, 200, party)),
  replyToRequest: [
    (query) =>
      requests.replyToRequest(query, { requestId: 1, doctorId: doctor.id, sections: fullSections }),
    async (query) => {
      const requestId = (await requests.createRequest(query, unanswered)) ?? 0;
      await requests.replyToRequest(query, {
        requestId,
        doctorId: doctor.id,
        sections: fullSections,
      });
    },
  ],

  listGrants: [
    (query) => sharing.listGrants(query, patient.id),
    (query) => sharing.listGrants(query, 4),
  ],
  // Not with a search, which reads the name of each patient.
  listPatients: [
    (query) =>
      sharing.listPatients(query, {
        doctorId: doctor.id,
        search: '',
        reads: ['getPatient', 'listMedicines'],
        limit: 9,
        offset: 0,
      }),
  ],
  shareRecord: [
    (query) =>
      sharing.shareRecord(query, { ...pair, sections: ['details', 'allergies'], expiresAt: now }),
  ],
  stopSharing: [(query) => sharing.stopSharing(query, pair)],

  beginSession: [
    (query) =>
      sessions.beginSession(query, {
        accountId: 150_000,
        passwordHash: '',
        device: 'Firefox',
        hours: 8,
        entry,
      }),
  ],
  findSession: [(query) => sessions.findSession(query, session, 8)],
  listSessions: [(query) => sessions.listSessions(query, session.accountId)],
  endSession: [(query) => sessions.endSession(query, session)],
  endSessions: [
    (query) => sessions.endSessions(query, { accountId: session.accountId }),
    (query) =>
      sessions.endSessions(query, { accountId: session.accountId, except: session.sessionId }),
  ],

  requestMail: [(query) => outbox.requestMail(query, 'password-reset', 'somebody@large.example')],
  takeMail: [(query) => outbox.takeMail(query, ['password-reset', 'answer-notice'])],
  acceptMail: [
    (query) => outbox.acceptMail(query, requestedMail(largeEmailOf(150_000)), 3),
    (query) => outbox.acceptMail(query, requestedMail('nobody@large.example'), 3),
  ],
  addMail: [
    (query) =>
      outbox.addMail(query, {
        kind: 'email-changed',
        accountId: 150_000,
        address: 'old@large.example',
      }),
  ],
  addResponseNotice: [
    async (query) => {
      await accountDetails.updateResponseNotices(query, 150_000, true);
      await outbox.addResponseNotice(query, 150_000);
    },
  ],
  addDepartureNotices: [
    async (query) => {
      await accountDetails.updateResponseNotices(query, patient.id, true);
      await outbox.addDepartureNotices(query, doctor.id);
    },
  ],
  addReviewMail: [(query) => outbox.addReviewMail(query, doctor.id)],
  deleteMail: [(query) => outbox.deleteMail(query, requestedMail('').id)],
  findBacklog: [outbox.findBacklog],
  findRecipient: [
    (query) => outbox.findRecipient(query, { ...requestedMail(''), accountId: 150_000 }, true),
  ],
  markMailSent: [(query) => outbox.markMailSent(query, requestedMail('').id)],
  deleteOldMails: [outbox.deleteOldMails],

  findAccount: [(query) => accountDetails.findAccount(query, 150_000)],
  updateContact: [
    (query) => accountDetails.updateContact(query, 150_000, { address: '1 Sample Street' }),
  ],
  updateResponseNotices: [(query) => accountDetails.updateResponseNotices(query, 150_000, true)],
  closeAccount: [(query) => closures.closeAccount(query, closing)],
  reopenAccount: [
    async (query) => {
      await closures.closeAccount(query, closing);
      await closures.reopenAccount(query, closing.accountId, entry);
    },
  ],
  findClosure: [(query) => closures.findClosure(query, closing.accountId)],
  listAccountsToErase: [(query) => closures.listAccountsToErase(query, 14)],
  eraseAccount: [patient, doctor, { id: 150_000 }].map(({ id }) => async (query) => {
    await query(sql`update account set closed_at = timestamptz '2001-01-01Z' where id = ${id}`);
    await closures.eraseAccount(query, { accountId: id, days: 14 });
  }),
  eraseAccounts: [(query) => closures.eraseAccounts(query, 14)],
  deleteWaitingMails: [(query) => outbox.deleteWaitingMails(query, 150_000)],
  requestEmailChange: [(query) => emailChanges.requestEmailChange(query, newEmail)],
  addEmailChangeToken: [
    async (query) => {
      await emailChanges.requestEmailChange(query, newEmail);
      await emailChanges.addEmailChangeToken(query, { ...newEmail, tokenHash: 'new hash' });
    },
  ],
  confirmEmailChange: [
    async (query) => {
      await emailChanges.requestEmailChange(query, newEmail);
      await emailChanges.addEmailChangeToken(query, { ...newEmail, tokenHash: 'new hash' });
      await emailChanges.confirmEmailChange(query, 'new hash');
    },
  ],
  deleteEmailChange: [(query) => emailChanges.deleteEmailChange(query, 150_000)],

  addPasswordReset: [
    (query) =>
      passwordResets.addPasswordReset(query, { accountId: 150_000, tokenHash: 'new hash' }),
  ],
  deletePasswordResets: [(query) => passwordResets.deletePasswordResets(query, 150_000)],
  findResetOwner: [(query) => passwordResets.findResetOwner(query, 'hash 5')],
  resetPassword: [
    async (query) => {
      await passwordResets.addPasswordReset(query, { accountId: 150_000, tokenHash: 'new hash' });
      await passwordResets.resetPassword(query, { tokenHash: 'new hash', passwordHash: 'new' });
    },
  ],

  listSpecializations: [specializations.listSpecializations],
};

const functionsWithoutPlan = [
  'beginsLike',
  'entryOf',
  'fieldsOf',
  'insertSection',
  'lockAccounts',
  'readablePatient',
  'recallHits',
  'isRefused',
  'scopeOf',
  'tableOf',
  'toDoctorSkeleton',
  'toEmailKey',
  'toId',
  'toNameKey',
  'toNameSkeleton',
  'toPatientList',
  'toTextKey',
];

/** Searches that compare the names of all doctors: too short or too common for the trigram index. */
const nameScans: Record<string, Call> = {
  'a search of one letter': (query) => doctors.listDoctors(query, { search: 'a', ...page }),
  'a search of two letters': (query) => doctors.listDoctors(query, { search: 'zq', ...page }),
  'a late page of a search': (query) => doctors.listDoctors(query, { search: 'a', ...deepPage }),
  'a search that many names match': (query) =>
    doctors.listDoctors(query, { search: 'bar', ...page }),
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
    const search: Call = (query) => doctorSearches.findHits(query, 'busy doctor');
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

    it('any page reads about as many rows as are counted', async () => {
      await rolledBack(database, async (query) => {
        await query(longLog(minutes));
        await query(sql`analyze audit, patient_list`);
        const { query: recording, statements } = recordStatements(query);
        const search = { patientId: patient.id, limit: 9, offset: 0 };
        await audits.listAccessLog(recording, search);
        const middle = Date.UTC(2025, 0, 1) * 1000 + (minutes / 2) * 60e6;
        await audits.listAccessLog(recording, { ...search, after: { micros: middle, id: 0 } });
        await audits.listAccessLog(recording, { ...search, after: { micros: 0, id: 0 } });
        const after = { micros: middle, id: 0 };
        await audits.listLogIns(recording, { ...search, after, accountId: doctor.id });
        for (const statement of statements) {
          expect(await countRowsRead(query, statement)).toBeLessThan(1.2 * audits.MAX_COUNTED);
        }
        expect(statements).toHaveLength(4);
      });
    });
  });

  it('every index is used by a statement', async () => {
    for (const call of Object.values(calls).flat()) await rolledBack(database, call);
    // Flushes the statistics of the connection that ran the transactions.
    await database.transaction((query) => query(sql`select pg_stat_force_next_flush()`));
    const idle = await database.query(sql`
      select indexrelname as name from pg_stat_user_indexes
      where idx_scan = 0 and not exists (select from pg_constraint where conname = indexrelname)`);
    expect(idle).toEqual([]);
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
