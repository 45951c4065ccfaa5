import { useEffect } from 'react';
import type { User } from '../session/token.ts';
import { setInboxCount } from './inboxCount.ts';
import { useInbox } from '../resources/useInbox.ts';

/** Reads the inbox on every page of a user, for the count. */
export default function InboxHost({ user }: { user: User }) {
  const { data } = useInbox(user).query;
  const count = data?.role === 'patient' ? data.newCount : (data?.waitingCount ?? 0);
  useEffect(() => {
    setInboxCount(count);
    return () => setInboxCount(0);
  }, [count]);
  return null;
}
