import { useEffect } from 'react';
import { useCapability } from '../data/capabilities.ts';
import { useInbox } from '../resources/useInbox.ts';
import type { User } from '../session/token.ts';
import { setUserStatus } from './userStatus.ts';

/** Reads on every page of a user what their account button, its menu and the page title show. */
export default function UserStatusHost({ user }: { user: User }) {
  const { data, isLoading } = useInbox(user).query;
  const count = data?.role === 'patient' ? data.newCount : (data?.waitingCount ?? 0);
  const hasAccount = useCapability('account') === true;
  useEffect(() => {
    // Both at once, because each change renders the whole bar.
    if (!isLoading) setUserStatus({ count, hasAccount });
  }, [count, hasAccount, isLoading]);
  useEffect(() => () => setUserStatus(), []);
  return null;
}
