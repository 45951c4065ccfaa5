import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { queryClient } from '../core/api/queryClient.ts';
import { session } from '../core/session/session.ts';

/** Once the session has expired, removes cached data that is not on the screen. */
export function forgetExpiredSession(): void {
  if (session.isExpired()) queryClient.removeQueries({ type: 'inactive' });
}

/** Once the session has expired, clears the data of a page when the user leaves it, so that Back cannot show it. */
export function useForgetExpiredSession(): void {
  const { key } = useLocation();
  useEffect(forgetExpiredSession, [key]);
}
