import { useLocation, useNavigationType } from 'react-router-dom';

/** What the page that navigated here has sent: the state of the navigation. */
export interface SentState {
  sent: 'request' | 'response';
}

/** What was sent just before this page opened. The browser restores the state on a reload and on Back, when it is old news. */
export function useSent(): SentState['sent'] | undefined {
  const { state } = useLocation();
  return useNavigationType() === 'PUSH' ? state?.sent : undefined;
}
