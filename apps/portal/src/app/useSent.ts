import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** What somebody can send. */
export type SentKind = 'request' | 'response';

/** Options of the navigation to the page that says what was sent. */
export const afterSending = (sent: SentKind) => ({ state: { sent } });

/** What was sent just before this page opened. Ignores the state that the browser restores on a reload and on Back. */
export function useSent(): SentKind | undefined {
  const { state } = useLocation();
  return useNavigationType() === NavigationType.Push ? state?.sent : undefined;
}
