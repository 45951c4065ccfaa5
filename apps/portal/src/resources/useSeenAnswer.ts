import { useEffect, useState } from 'react';
import { client } from '../data/apiClient.ts';
import { useCapability, useIsAskingCapabilities } from '../data/capabilities.ts';
import { queryClient } from '../data/queryClient.ts';
import { type Inbox, inboxQuery } from './inbox.ts';
import { useUser } from '../session/session.ts';
import { moment, record } from './wire.ts';

/** Tells the other tabs of the portal that the inbox has changed. */
const channel = typeof window === 'undefined' ? undefined : new BroadcastChannel('inbox');

const refresh = () =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.failure === 'getInbox' });

channel?.addEventListener('message', () => void refresh());

/** Takes an answer out of the cached inbox, so that the count drops with the page that shows the answer. */
function withoutAnswer(data: Inbox | undefined, requestId: number): Inbox | undefined {
  if (data?.role !== 'patient') return data;
  const newAnswers = data.newAnswers.filter((answer) => answer.requestId !== requestId);
  const isListed = newAnswers.length < data.newAnswers.length;
  return { ...data, newAnswers, newCount: data.newCount - (isListed ? 1 : 0) };
}

/**
 * Marks the answer to a request as seen, once.
 * @param requestId - The answered request that the page shows; undefined while there is none.
 * @returns when it was answered, in ISO 8601; null while the backend is asked, undefined if it does not say.
 */
export function useSeenAnswer(requestId: number | undefined): string | null | undefined {
  const user = useUser();
  const hasInbox = useCapability('inbox');
  const isAsking = useIsAskingCapabilities();
  const isPatient = user?.persona === 'patient';
  const [marked, setMarked] = useState<{ requestId: number; answeredAt: string | undefined }>();
  useEffect(() => {
    if (!user || !isPatient || requestId === undefined || !hasInbox) return undefined;
    const { queryKey } = inboxQuery(user);
    queryClient.setQueryData<Inbox>(queryKey, (data) => withoutAnswer(data, requestId));
    let isShown = true;
    const mark = async () => {
      const result = await client.markAnswersSeen({ body: { requestIds: [requestId] } });
      const answers = result.ok ? (result.data?.answers ?? []) : [];
      const answer = answers.map(record).find((one) => one.requestId === requestId);
      if (isShown) setMarked({ requestId, answeredAt: moment(answer?.answeredAt) });
      // It stays new, and is marked when it is opened again.
      if (!result.ok) return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      channel?.postMessage(requestId);
      await refresh();
    };
    void mark();
    return () => {
      isShown = false;
    };
  }, [user, isPatient, requestId, hasInbox]);
  if (!isPatient || requestId === undefined || !(hasInbox || isAsking)) return undefined;
  return marked?.requestId === requestId ? marked.answeredAt : null;
}
