import { maxPageSize, type Schemas } from '@medportal/api-client';
import type { NewAnswerView, WaitingRequestView } from '@medportal/ui/screens';
import { client, queries } from '../data/apiClient.ts';
import { readQuery, type ReadQuery } from '../data/readQuery.ts';
import { addSeenAnswers, seenAnswers } from '../data/seenAnswers.ts';
import { paths } from '../paths.ts';
import type { User } from '../session/token.ts';
import { moment, number, record, required, text } from './wire.ts';

/** What is new for a patient, and what waits. */
export interface PatientInbox {
  role: 'patient';
  /** The latest ones. */
  newAnswers: readonly NewAnswerView[];
  /** The number of all new answers. */
  newCount: number;
  waitingCount: number;
  oldestWaitingAt: string | undefined;
}

/** What waits for a doctor. */
export interface DoctorInbox {
  role: 'doctor';
  waitingCount: number;
  oldestWaitingAt: string | undefined;
  /** The ones that wait longest, the oldest first. */
  oldest: readonly WaitingRequestView[];
}

export type Inbox = PatientInbox | DoctorInbox;

const LISTED = 5;

function newAnswer(requestId: unknown, doctorName: unknown, sentAt: unknown): NewAnswerView {
  const id = required(number(requestId));
  return {
    requestId: id,
    name: text(doctorName),
    sentAt: moment(sentAt),
    href: paths.response(id, 'Patient'),
  };
}

function waitingRequest(
  wire: Pick<
    Schemas['WaitingRequest'],
    'requestId' | 'doctorId' | 'patientId' | 'patientName' | 'description'
  > & { sentAt?: unknown },
  doctorName: string,
): WaitingRequestView {
  const requestId = required(number(wire.requestId));
  const name = required(text(wire.patientName));
  return {
    requestId,
    name,
    sentAt: moment(wire.sentAt),
    description: text(wire.description),
    href: paths.responseForm({
      requestId,
      doctorId: required(number(wire.doctorId)),
      doctorName,
      patientId: required(number(wire.patientId)),
      patientName: name,
    }),
  };
}

function inbox(wire: Schemas['Inbox'], user: User): Inbox {
  const { waitingCount, oldestWaitingAt } = record(wire);
  const waiting = {
    waitingCount: required(number(waitingCount)),
    oldestWaitingAt: moment(oldestWaitingAt),
  };
  if (wire.role === 'Doctor')
    return {
      role: 'doctor',
      ...waiting,
      oldest: wire.oldestWaiting.map((request) => waitingRequest(record(request), user.name)),
    };
  return {
    role: 'patient',
    ...waiting,
    newAnswers: wire.newAnswers.map((answer) => {
      const { requestId, doctorName, sentAt } = record(answer);
      return newAnswer(requestId, doctorName, sentAt);
    }),
    newCount: required(number(wire.newAnswersCount)),
  };
}

/** The inbox of a backend that has the extension. Polls, since the other party changes it. */
export const inboxQuery = (user: User) => ({
  ...readQuery({
    query: queries.getInbox.queryOptions(),
    map: (wire) => inbox(wire, user),
  }),
  refetchInterval: 60_000,
  refetchOnWindowFocus: 'always' as const,
});

interface Page {
  pageNumber?: number;
  pageSize: number;
}

/** An answered request of a patient is new if this device has not seen its answer; on the first visit none is. */
async function patientInbox(user: User, signal: AbortSignal): Promise<PatientInbox> {
  const read = async (isAnswered: boolean, page: Page) =>
    (await client.listPatientRequests({ isAnswered, ...page }, { signal })).orThrow();
  const [answered, waiting] = await Promise.all([
    read(true, { pageSize: maxPageSize }),
    read(false, { pageSize: 1 }),
  ]);
  const oldest =
    waiting.totalCount > 1
      ? await read(false, { pageNumber: waiting.totalCount, pageSize: 1 })
      : waiting;
  const seen = seenAnswers(user.name);
  if (!seen)
    addSeenAnswers(
      user.name,
      answered.requests.map(({ requestId }) => requestId),
    );
  const unseen = seen ? answered.requests.filter(({ requestId }) => !seen.has(requestId)) : [];
  return {
    role: 'patient',
    newAnswers: unseen
      .slice(0, LISTED)
      .map(({ requestId, doctorName, date }) => newAnswer(requestId, doctorName, date)),
    newCount: unseen.length,
    waitingCount: waiting.totalCount,
    oldestWaitingAt: moment(oldest.requests[0]?.date),
  };
}

/** The last pages of the list, which is sorted with the newest first, have the oldest requests. */
async function doctorInbox(user: User, signal: AbortSignal): Promise<DoctorInbox> {
  const read = async (page: Page) =>
    (await client.listDoctorRequests({ isAnswered: false, ...page }, { signal })).orThrow();
  const { requests: newest, totalCount } = await read({ pageSize: LISTED });
  const last = Math.ceil(totalCount / LISTED);
  const pages = await Promise.all(
    [last - 1, last]
      .filter((pageNumber) => pageNumber > 1)
      .map((pageNumber) => read({ pageNumber, pageSize: LISTED })),
  );
  const all = [...(last <= 2 ? newest : []), ...pages.flatMap(({ requests }) => requests)];
  const oldest = all
    .toReversed()
    .slice(0, LISTED)
    .map(({ date, ...request }) => waitingRequest({ ...request, sentAt: date }, user.name));
  return {
    role: 'doctor',
    waitingCount: totalCount,
    oldestWaitingAt: oldest[0]?.sentAt,
    oldest,
  };
}

/** The same from the lists of requests, for a backend without the extension. */
export const coreInboxQuery = (user: User): ReadQuery<Inbox> => {
  const isDoctor = user.persona === 'doctor';
  return {
    queryKey: [isDoctor ? 'listDoctorRequests' : 'listPatientRequests', 'inbox'],
    queryFn: ({ signal }) => (isDoctor ? doctorInbox : patientInbox)(user, signal),
    meta: { failure: 'getInbox' },
  };
};
