import type { Schemas } from '@medportal/api-client';
import type { NewResponseView } from '@medportal/ui/screens';
import { client, queries } from '../../core/api/client.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import { polling, readQuery, type ReadQuery } from '../../core/query/readQuery.ts';
import { paths } from '../../paths.ts';
import type { User } from '../../core/session/token.ts';
import { oldestPages, waitingCountOf } from '../requests/oldest.api.ts';
import { moment, number, record, required, text } from '../../core/api/wire.ts';

/** What is new for a patient, and what waits. */
export interface PatientInbox {
  role: 'patient';
  /** The latest ones; those to the latest requests, if the backend does not know which are new. */
  newResponses: readonly NewResponseView[];
  /** The number of all new responses; 0 if it does not know. */
  newCount: number;
  /** The requests that nobody will reply to, until the patient has opened them; none if the backend does not know. */
  leftRequests: readonly NewResponseView[];
  waitingCount: number;
  oldestWaitingAt: string | undefined;
}

/** What waits for a doctor. */
export interface DoctorInbox {
  role: 'doctor';
  waitingCount: number;
}

export type Inbox = PatientInbox | DoctorInbox;

/** The number of requests that the start page lists at most. */
export const LISTED = 5;

function newResponse(
  {
    requestId,
    doctorName,
    description,
  }: { requestId: unknown; doctorName: unknown; description?: unknown },
  sentAt: unknown,
): NewResponseView {
  const id = required(number(requestId));
  return {
    requestId: id,
    name: text(doctorName),
    sentAt: moment(sentAt),
    description: text(description),
    href: paths.response(id, 'Patient'),
  };
}

const listed = (wire: readonly Schemas['RequestListItem'][]) =>
  wire.map(record).map((request) => newResponse(request, request.date));

function inbox(wire: Schemas['Inbox']): Inbox {
  const waitingCount = required(number(record(wire).waitingCount));
  if (wire.role === 'Doctor') return { role: 'doctor', waitingCount };
  return {
    role: 'patient',
    waitingCount,
    oldestWaitingAt: moment(wire.oldestWaitingAt),
    newResponses: wire.newResponses
      .map(record)
      .map((response) => newResponse(response, response.sentAt)),
    leftRequests: listed(wire.leftRequests ?? []),
    newCount: required(number(wire.newResponsesCount)),
  };
}

/** The inbox of a backend that has the extension. Polls, since the other party changes it. */
export const inboxQuery = () => ({
  ...readQuery({ query: queries.getInbox.queryOptions(), map: inbox }),
  ...polling,
});

export const refreshInbox = () =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.failure === 'getInbox' });

/** Tells the other tabs of the portal that the inbox has changed. Every tab of a user loads this module. */
export const inboxChannel =
  typeof window === 'undefined' ? undefined : new BroadcastChannel('inbox');

inboxChannel?.addEventListener('message', () => void refreshInbox());

/** The lists of requests from which the inbox of a patient is made. */
async function patientLists(signal: AbortSignal) {
  const read = async (isAnswered: boolean, pageSize: number, pageNumber = 1) => {
    const input = { isAnswered, pageNumber, pageSize };
    return (await client.listPatientRequests(input, { signal })).orThrow();
  };
  const [answered, waiting] = await Promise.all([read(true, LISTED), read(false, 1)]);
  const { totalCount } = waiting;
  return { answered, waiting: totalCount > 1 ? await read(false, 1, totalCount) : waiting };
}

function corePatientInbox({
  answered,
  waiting,
}: Awaited<ReturnType<typeof patientLists>>): PatientInbox {
  const [oldest] = waiting.requests;
  return {
    role: 'patient',
    newResponses: listed(answered.requests),
    newCount: 0,
    leftRequests: [],
    waitingCount: required(number(waiting.totalCount)),
    oldestWaitingAt: oldest && moment(record(oldest).date),
  };
}

/**
 * The same from the lists of requests, for a backend without the extension. Reads again when the window gets the focus;
 * it does not poll, since it reads long lists.
 */
export const coreInboxQuery = (user: User) => ({
  ...coreInboxRead(user),
  refetchOnWindowFocus: polling.refetchOnWindowFocus,
});

/** The inbox of a user, from the extension if the backend has it. */
export const inboxQueryOf = (user: User, hasInbox: boolean) =>
  hasInbox ? inboxQuery() : coreInboxQuery(user);

const coreInboxRead = (user: User): ReadQuery<Inbox> =>
  user.persona === 'doctor'
    ? readQuery({
        query: oldestRead,
        map: (pages) => ({ role: 'doctor', waitingCount: waitingCountOf(pages) }),
        failure: 'getInbox',
      })
    : readQuery({
        query: {
          queryKey: ['listPatientRequests', 'inbox'],
          queryFn: ({ signal }) => patientLists(signal),
        },
        map: corePatientInbox,
        failure: 'getInbox',
      });

/** The query of the pages of the core list that have the oldest requests. */
export const oldestRead = {
  queryKey: ['listDoctorRequests', 'inbox'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => oldestPages(LISTED, signal),
};
