import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { queryClient } from '../data/queryClient.ts';
import { session } from '../session/session.ts';

/** Once the session has expired, removes cached data that is not on the screen. */
export function forgetExpiredSession(): void {
  if (session.isExpired()) queryClient.removeQueries({ type: 'inactive' });
}

/** Clears the data of each page on leaving it once the session has expired, so that Back does not show it again. */
export function useForgetExpiredSession(): void {
  const { key } = useLocation();
  useEffect(forgetExpiredSession, [key]);
}
