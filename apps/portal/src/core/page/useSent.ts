import type { SentItem } from '@medportal/ui/screens';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { User } from '../session/token.ts';

/** What somebody can send. */
export type SentKind = SentItem['kind'];

/** Options of the navigation to the page that tells the sender what happens next. */
export const afterSending = (sent: SentKind, sender: User | undefined) => ({
  state: { sent, sender: sender?.name },
});

/**
 * What the user sent just before this page opened. Ignores the state that the browser restores on a reload and on Back,
 * and what another user sent who was logged in before.
 */
export function useSent(user: User | undefined): SentKind | undefined {
  const { state } = useLocation();
  const isNews = useNavigationType() === NavigationType.Push && user !== undefined;
  return isNews && state?.sender === user.name ? state.sent : undefined;
}
