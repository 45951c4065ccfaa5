import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { queryClient } from '../data/queryClient.ts';
import { session } from '../session/session.ts';

/** Forgets what was read in a session that has ended, apart from what is on the screen. */
export function forgetEndedSession(): void {
  if (session.isExpired()) queryClient.removeQueries({ type: 'inactive' });
}

/** Forgets each page of a session that has ended when it is left: Back does not show it to whoever sits there next. */
export function useForgetEndedSession(): void {
  const { key } = useLocation();
  useEffect(forgetEndedSession, [key]);
}
