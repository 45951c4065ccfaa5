import { Readable } from 'node:stream';
import type { components } from '@medportal/api-client/schema';
import type { Query } from '../database/sql.ts';
import { Problem } from '../problem.ts';
import { findAccount } from '../repositories/account-details.ts';
import type { Role } from '../repositories/accounts.ts';
import {
  type LogCursor,
  type LogPage,
  type LogSlice,
  listAccessLog,
  listLogIns,
} from '../repositories/audits.ts';
import { findDoctor } from '../repositories/doctors.ts';
import { findPatient } from '../repositories/patients.ts';
import { listOwnBloodPressures, listOwnBloodSugars } from '../repositories/readings.ts';
import { listRequestDetails, listRequestPatients } from '../repositories/requests.ts';
import { type SessionAccount, listSessions } from '../repositories/sessions.ts';
import { listGrants } from '../repositories/sharing.ts';
import { toWireAccount } from './account-detail.ts';
import { toLogEntry, toLogIn } from './audits.ts';
import { toDoctorDetail } from './doctors.ts';
import type { Handlers } from './handler.ts';
import { toBloodPressureReading, toBloodSugarReading } from './readings.ts';
import { toRequestDetail } from './requests.ts';
import { toActiveSession } from './sessions.ts';
import { toWireGrant } from './sharing.ts';

type AccountData = components['schemas']['AccountData'];

/** A document whose lists are read while it is sent. */
type Source = {
  [Name in keyof AccountData]: AccountData[Name] extends readonly (infer Item)[] | undefined
    ? AccountData[Name] | AsyncIterable<Item>
    : AccountData[Name];
};

const PAGE_SIZE = 200;

export const accountData: Handlers<'getAccountData'> = {
  getAccountData: async ({ subject, query, setPatient, services }) => {
    const account = await findAccount(query, subject.id);
    // The account was deleted after its token was checked.
    if (!account) throw new Problem(401);
    const sessions = await listSessions(query, subject.id);
    const common = {
      exportedAt: new Date().toISOString(),
      account: toWireAccount(account, services),
      role: subject.role,
      sessions: sessions.map((each) => toActiveSession(each, subject.sessionId)),
    };
    const isPatient = subject.role === 'Patient';
    setPatient({ ids: isPatient ? [subject.id] : await listRequestPatients(query, subject.id) });
    const own = await (isPatient ? ofPatient : ofDoctor)(query, subject);
    const logIns = logOf((page) => listLogIns(query, { accountId: subject.id, ...page }), toLogIn);
    return Readable.from(toJson({ ...common, ...own, logIns }));
  },
};

async function ofDoctor(query: Query, { id, name }: SessionAccount): Promise<Partial<Source>> {
  const doctor = await findDoctor(query, name, id);
  return {
    ...(doctor && { doctor: toDoctorDetail(doctor) }),
    requests: requestsOf(query, 'Doctor', id),
  };
}

async function ofPatient(query: Query, { id, name }: SessionAccount): Promise<Partial<Source>> {
  const found = await findPatient(query, name, { access: 'account', accountId: id });
  if (!found) throw new Problem(401);
  const { id: _, ...patient } = found;
  const grants = await listGrants(query, id);
  return {
    patient,
    requests: requestsOf(query, 'Patient', id),
    bloodPressures: pages(
      (page) => listOwnBloodPressures(query, { patientId: id, ...page }),
      toBloodPressureReading,
    ),
    bloodSugars: pages(
      (page) => listOwnBloodSugars(query, { patientId: id, ...page }),
      toBloodSugarReading,
    ),
    grants: grants.map(toWireGrant),
    accessLog: logOf(
      (page) => listAccessLog(query, { patientId: id, ...page }),
      (entry) => toLogEntry(entry, id),
    ),
  };
}

const requestsOf = (query: Query, party: Role, accountId: number) =>
  pages((page) => listRequestDetails(query, { party, accountId, ...page }), toRequestDetail);

async function* pages<Row, Item>(
  read: (page: { limit: number; offset: number }) => Promise<Row[]>,
  toItem: (row: Row) => Item,
): AsyncGenerator<Item> {
  for (let offset = 0; ; offset += PAGE_SIZE) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const rows = await read({ limit: PAGE_SIZE, offset });
    yield* rows.map(toItem);
    if (rows.length < PAGE_SIZE) return;
  }
}

async function* logOf<Entry, Item>(
  read: (page: LogSlice) => Promise<LogPage<Entry>>,
  toItem: (entry: Entry) => Item,
): AsyncGenerator<Item> {
  let after: LogCursor | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const { entries, next } = await read({ after, limit: PAGE_SIZE, offset: 0 });
    yield* entries.map((entry) => toItem(entry));
    after = next ?? undefined;
  } while (after);
}

async function* toJson(source: Source): AsyncGenerator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(source)) {
    yield `${before}${JSON.stringify(name)}:`;
    if (isStreamed(value)) yield* toJsonList(value);
    else yield JSON.stringify(value);
    before = ',';
  }
  yield '}';
}

async function* toJsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield `${before}${JSON.stringify(item)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

const isStreamed = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
