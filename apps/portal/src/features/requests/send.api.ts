import type { Schemas } from '@medportal/api-client';
import type { RequestFormValues, RequestPause } from '@medportal/ui/screens';
import { client, queries } from '../../core/api/client.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import { allMapped, moment, number } from '../../core/api/wire.ts';
import { readQuery } from '../../core/query/readQuery.ts';
import type { Write } from '../../core/query/useWrite.ts';
import { profile } from '../doctors/api.ts';
import { decideSharing } from '../sharing/api.ts';

function pauseOf(wire: Schemas['RequestsPaused'] | undefined): RequestPause | undefined {
  const { reason, count, date, ...rest } = wire ?? { reason: undefined };
  allMapped(rest);
  if (reason === 'declined') return { reason };
  const limit = number(count);
  const until = moment(date);
  if (limit === undefined) return undefined;
  if (reason === 'waiting') return { reason, limit };
  return reason === 'day' && until !== undefined ? { reason, limit, until } : undefined;
}

/**
 * A doctor and whether the logged-in patient can write to them. Apart from the profile, which a page may have got without
 * a log-in.
 */
export const recipientQuery = (name: string) =>
  readQuery({
    query: {
      queryKey: ['getDoctor', { name }, 'recipient'],
      queryFn: queries.getDoctor.queryOptions({ name }).queryFn,
    },
    map: (wire) => ({ ...profile(wire), paused: pauseOf(wire.paused) }),
  });

export const sendRequest = (doctorId: number): Write<RequestFormValues> => ({
  operation: 'createRequest',
  invalidates: ['listPatientRequests', 'getInbox', 'listGrants', 'getDoctor'],
  call: async ({ description, sections }, options) => {
    if (sections) {
      // First, so that a failure sends nothing.
      const decided = await decideSharing(doctorId, sections);
      if (!decided.ok) return decided;
    }
    const sent = await client.createRequest({ doctorId, body: { description } }, options);
    if (!sent.ok && sent.error.code === 'paused') {
      // Without a request, the doctor reads nothing.
      const undone = sections && (await decideSharing(doctorId, []));
      // The form then says why.
      void queryClient.invalidateQueries({ queryKey: ['getDoctor'] });
      void queryClient.invalidateQueries({ queryKey: ['listGrants'] });
      if (undone?.ok === false) return undone;
    }
    return sent;
  },
  outcome: 'sent',
});
