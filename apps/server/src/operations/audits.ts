import { invalidInput } from '../problem.ts';
import { type AccessLogEntry, type LogCursor, listAccessLog } from '../repositories/audits.ts';
import type { Handlers } from './handler.ts';
import { toSlice } from './pages.ts';

export const audits: Handlers<'listAccessLog'> = {
  listAccessLog: async ({ subject, search, query, setPatient }) => {
    const { entries, next, totalCount } = await listAccessLog(query, {
      patientId: subject.id,
      after: search.cursor === undefined ? undefined : toCursor(search.cursor),
      ...toSlice(search),
    });
    setPatient(subject.id);
    return {
      entries: entries.map((entry) => toLogEntry(entry, subject.id)),
      totalCount,
      next: next && `${next.micros}-${next.id}`,
    };
  },
};

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
