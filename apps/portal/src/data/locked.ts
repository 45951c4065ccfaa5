// What a page shows in place of a record that its reader may not see.
import type { PortalError } from '@medportal/api-client';
import type { LockedView } from '@medportal/ui';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The view that asks a visitor to log in, and brings them back to the address `here`. */
export function logInView(here: string): LockedView {
  return { status: 'locked', reason: { kind: 'log-in', loginHref: paths.login({ next: here }) } };
}

/** The view of a record that the person at the screen may not read. */
export const noAccessView: LockedView = { status: 'locked', reason: { kind: 'no-access' } };

/**
 * The view of a record that this reader may not see; undefined where its read failed for another reason. A server answers
 * 404 for a record that does not exist and for one that this reader may not see: both look the same.
 */
export function lockedView({ status }: PortalError, here: string): LockedView | undefined {
  if (status === 401) return logInView(here);
  return status === 403 || status === 404 ? noAccessView : undefined;
}

/** The address that is shown, to come back to after a log-in. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** Makes the view of a record's failed read for a reader who may not see it. A log-in leads back to where they are. */
export function useLocked(): (error: PortalError) => LockedView | undefined {
  const here = useHere();
  return (error) => lockedView(error, here);
}
