import { invalidInput } from '../problem.ts';
import {
  type AccessLogEntry,
  type AccountEvent,
  type LogCursor,
  type LogPage,
  listAccessLog,
  listLogIns,
} from '../repositories/audits.ts';
import type { Call, Handlers } from './handler.ts';
import { toSlice } from './pages.ts';

export const audits: Handlers<'listAccessLog' | 'listLogIns'> = {
  listAccessLog: async ({ subject, search, query, setPatient }) => {
    const page = await listAccessLog(query, { patientId: subject.id, ...toLogSlice(search) });
    setPatient(subject.id);
    return toWirePage(page, (entry) => toLogEntry(entry, subject.id));
  },

  listLogIns: async ({ subject, search, query }) => {
    const page = await listLogIns(query, { accountId: subject.id, ...toLogSlice(search) });
    return toWirePage(page, toLogIn);
  },
};

const toLogSlice = ({ cursor, ...page }: Call<'listLogIns'>['search']) => ({
  after: cursor === undefined ? undefined : toCursor(cursor),
  ...toSlice(page),
});

const toWirePage = <Entry, Wire>(
  { entries, next, totalCount }: LogPage<Entry>,
  toWire: (entry: Entry) => Wire,
) => ({
  entries: entries.map((entry) => toWire(entry)),
  totalCount,
  next: next && `${next.micros}-${next.id}`,
});

export const toLogIn = ({ happenedAt, action, outcome, device, network, count }: AccountEvent) => ({
  date: happenedAt.toISOString(),
  action,
  outcome,
  device,
  network,
  count,
});

export const toLogEntry = (entry: AccessLogEntry, patientId: number) => ({
  date: entry.happenedAt.toISOString(),
  accountName: entry.accountName,
  role: entry.role,
  isSelf: entry.accountId === patientId,
  action: entry.action,
  requestId: entry.requestId,
  outcome: entry.outcome,
  count: entry.count,
});

function toCursor(cursor: string): LogCursor {
  const [, micros, id] = /^(\d{1,16})-(\d{1,15})$/.exec(cursor) ?? [];
  if (micros === undefined || id === undefined) {
    throw invalidInput({ cursor: ['Take the next of an earlier answer.'] });
  }
  return { micros: Number(micros), id: Number(id) };
}
