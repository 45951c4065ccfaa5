import type { Schemas } from '@medportal/api-client';
import type { WaitingRequestView } from '@medportal/ui/screens';
import { queries } from '../../core/api/client.ts';
import { moment, number, record, required, text } from '../../core/api/wire.ts';
import { readQuery, type ReadQuery } from '../../core/query/readQuery.ts';
import type { User } from '../../core/session/token.ts';
import { paths } from '../../paths.ts';
import { oldestFirst, waitingCountOf } from '../requests/oldest.api.ts';
import { LISTED, oldestRead } from './api.ts';

/** What waits for a doctor. */
interface Waiting {
  waitingCount: number;
  /** The requests that wait longest, the oldest first. */
  oldest: readonly WaitingRequestView[];
}

function waitingRequest(item: Schemas['RequestListItem'], doctorName: string): WaitingRequestView {
  const wire = record(item);
  const requestId = required(number(wire.requestId));
  const name = required(text(wire.patientName));
  return {
    requestId,
    name,
    sentAt: moment(wire.date),
    description: text(wire.description),
    recordHref: paths.patientProfile(name),
    href: paths.responseForm({
      requestId,
      doctorId: required(number(wire.doctorId)),
      doctorName,
      patientId: required(number(wire.patientId)),
      patientName: name,
    }),
  };
}

const waiting = (
  requests: readonly Schemas['RequestListItem'][],
  waitingCount: number,
  { name }: User,
): Waiting => ({
  waitingCount,
  oldest: requests.slice(0, LISTED).map((request) => waitingRequest(request, name)),
});

/**
 * The requests that wait longest for a doctor. With the inbox it does not poll: patients see in their access log who read
 * what they wrote. The start page reads it again when another number waits.
 */
export const waitingQuery = (user: User, hasInbox: boolean): ReadQuery<Waiting> =>
  hasInbox
    ? readQuery({
        query: queries.listInboxRequests.queryOptions({
          isAnswered: false,
          order: 'oldest',
          pageSize: LISTED,
        }),
        map: ({ requests, totalCount }) => waiting(requests, required(number(totalCount)), user),
        failure: 'getInbox',
      })
    : readQuery({
        // Not the key of the count of the bar: the two keep different data.
        query: { ...oldestRead, queryKey: ['listDoctorRequests', 'waiting'] },
        map: (pages) => waiting(oldestFirst(pages), waitingCountOf(pages), user),
        failure: 'getInbox',
      });
