import { useEffect, useState } from 'react';
import { client } from '../../core/api/client.ts';
import { useCapability, useIsAskingCapabilities } from '../../core/api/capabilities.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import { type Inbox, inboxChannel, inboxQuery, refreshInbox } from '../inbox/api.ts';
import { useUser } from '../../core/session/session.ts';
import { moment, record } from '../../core/api/wire.ts';

/** Takes a request out of the cached inbox, so that the count drops with the page that shows the response. */
function withoutResponse(data: Inbox | undefined, requestId: number): Inbox | undefined {
  if (data?.role !== 'patient') return data;
  const isOther = (response: { requestId: number }) => response.requestId !== requestId;
  const newResponses = data.newResponses.filter(isOther);
  const leftRequests = data.leftRequests.filter(isOther);
  const isListed = newResponses.length < data.newResponses.length;
  return { ...data, newResponses, leftRequests, newCount: data.newCount - (isListed ? 1 : 0) };
}

/**
 * Marks as seen, once, that a request is answered, or that its doctor has left.
 * @param request - The request that the page shows; undefined while there is none.
 * @returns when it was answered, in ISO 8601; null while the backend is asked, undefined if it does not say.
 */
export function useSeenResponse(
  requestId: number,
  request: { answered: boolean; hasDoctorLeft?: boolean } | undefined,
): string | null | undefined {
  const user = useUser();
  const isAnswered = request?.answered === true;
  const isSettled = isAnswered || request?.hasDoctorLeft === true;
  const hasInbox = useCapability('inbox', isAnswered ? 1 : 2);
  const isAsking = useIsAskingCapabilities();
  const isPatient = user?.persona === 'patient';
  const [marked, setMarked] = useState<{ requestId: number; answeredAt: string | undefined }>();
  useEffect(() => {
    if (!user || !isPatient || !isSettled || !hasInbox) return undefined;
    const { queryKey } = inboxQuery();
    queryClient.setQueryData<Inbox>(queryKey, (data) => withoutResponse(data, requestId));
    let isShown = true;
    const mark = async () => {
      const result = await client.markResponsesSeen({ body: { requestIds: [requestId] } });
      const responses = result.ok ? (result.data?.responses ?? []) : [];
      const response = responses.map(record).find((one) => one.requestId === requestId);
      if (isShown) setMarked({ requestId, answeredAt: moment(response?.answeredAt) });
      // It stays new, and is marked when it is opened again.
      if (!result.ok) return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      inboxChannel?.postMessage(requestId);
      await refreshInbox();
    };
    void mark();
    return () => {
      isShown = false;
    };
  }, [user, isPatient, isSettled, requestId, hasInbox]);
  if (!isPatient || !isAnswered || !(hasInbox || isAsking)) return undefined;
  return marked?.requestId === requestId ? marked.answeredAt : null;
}
