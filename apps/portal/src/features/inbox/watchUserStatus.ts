import { supports } from '@medportal/api-client';
import { QueryObserver } from '@tanstack/react-query';
import { capabilitiesQuery } from '../../core/api/capabilities.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import { type Inbox, inboxQueryOf } from './api.ts';
import type { User } from '../../core/session/token.ts';
import type { UserStatus } from '../../core/session/userStatus.ts';

/**
 * Reads what the account button, its menu and the page title of a user show. Outside of React, so that only what has changed
 * renders.
 * @returns a function that ends it
 */
export function watchUserStatus(user: User, onChange: (status: UserStatus) => void): () => void {
  const capabilities = new QueryObserver(queryClient, capabilitiesQuery);
  let inbox: QueryObserver<Inbox> | undefined;
  const handleAnswer = (): void => {
    const { data: known } = capabilities.getCurrentResult();
    if (!known) return;
    if (!inbox) {
      // Not disabled until now: an observer that becomes enabled would read again what has just failed for the page.
      inbox = new QueryObserver<Inbox>(queryClient, inboxQueryOf(user, supports(known, 'inbox')));
      ends.push(inbox.subscribe(handleAnswer));
    }
    const { data, isLoading } = inbox.getCurrentResult();
    if (isLoading) return;
    const count = data?.role === 'patient' ? data.newCount : data?.waitingCount;
    // Both at once, because each change renders the whole bar.
    onChange({ count: count ?? 0, hasAccount: supports(known, 'account') });
  };
  const ends = [capabilities.subscribe(handleAnswer)];
  handleAnswer();
  return () => {
    for (const end of ends) end();
  };
}
