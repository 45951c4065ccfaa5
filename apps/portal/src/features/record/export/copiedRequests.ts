// Every request of a patient with its response, for a copy of the record.
import { maxPageSize, PortalError } from '@medportal/api-client';
import type { RequestSummary } from '@medportal/ui';
import type { CopiedRequest } from '@medportal/ui/screens';
import { client } from '../../../core/api/client.ts';
import { readQuery } from '../../../core/query/readQuery.ts';
import { requestDetail, requestsQuery } from '../../requests/api.ts';

const AT_A_TIME = 4;

const malformed = () => new PortalError('parse', 'listPatientRequests');

/** @throws PortalError when a call fails, or the backend lists fewer requests than it counts */
async function everyRequest(isAnswered: boolean, signal: AbortSignal) {
  const { queryFn } = requestsQuery('patient', isAnswered);
  let { items, totalCount } = await queryFn({ pageParam: maxPageSize, signal });
  if (items.length < totalCount) {
    const pageParam = Math.ceil(totalCount / maxPageSize) * maxPageSize;
    ({ items, totalCount } = await queryFn({ pageParam, signal }));
  }
  // A list that changes meanwhile can repeat one at the edge of a page.
  const unique = [...new Map(items.map((item) => [item.id ?? item, item])).values()];
  if (unique.length < totalCount) throw malformed();
  return unique;
}

const unanswered = ({ sentAt, description, person, link }: RequestSummary): CopiedRequest => ({
  sentAt,
  description,
  doctor: person,
  answered: false,
  hasDoctorLeft: link?.kind === 'left',
});

/** Core backends say in the list alone when a request was sent. */
async function answered(
  { id, sentAt, description }: RequestSummary,
  signal: AbortSignal,
): Promise<CopiedRequest> {
  if (id === undefined) throw malformed();
  const input = { role: 'Patient', requestId: id } as const;
  // Whoever has more requests than a backend answers in a minute waits for the next one.
  const options = { signal, retries: 2, timeoutMs: 150_000 };
  const { queryFn } = readQuery({
    query: {
      queryKey: ['getRequest', input],
      queryFn: async () => (await client.getRequest(input, options)).orThrow(),
    },
    map: requestDetail,
  });
  const request = await queryFn({ signal });
  return {
    ...request,
    sentAt: request.sentAt ?? sentAt,
    description: request.description ?? description,
    answered: true,
  };
}

/** Those without a date last. */
const newestFirst = (requests: readonly CopiedRequest[]) =>
  // ISO 8601 texts in UTC sort like their instants.
  requests.toSorted((one, other) => (other.sentAt ?? '').localeCompare(one.sentAt ?? '', 'en'));

/**
 * Every request of the logged-in patient, newest first.
 * @throws PortalError when one of them cannot be read
 */
export async function readRequests(signal: AbortSignal): Promise<readonly CopiedRequest[]> {
  // One after the other: a request that is answered meanwhile is in both lists, and not in neither.
  const waiting = await everyRequest(false, signal);
  const replied = await everyRequest(true, signal);
  const ids = new Set(replied.map(({ id }) => id));
  const requests = waiting.filter(({ id }) => !ids.has(id)).map(unanswered);
  for (let start = 0; start < replied.length; start += AT_A_TIME) {
    const few = replied.slice(start, start + AT_A_TIME);
    // oxlint-disable-next-line no-await-in-loop -- not all at once
    requests.push(...(await Promise.all(few.map(async (one) => answered(one, signal)))));
  }
  return newestFirst(requests);
}
