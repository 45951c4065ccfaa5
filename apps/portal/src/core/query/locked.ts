import type { PortalError } from '@medportal/api-client';
import type { LockedView } from '@medportal/ui';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';

export function logInView(here: string): LockedView {
  return { status: 'locked', reason: { kind: 'log-in', loginHref: paths.login({ next: here }) } };
}

export const noAccessView: LockedView = { status: 'locked', reason: { kind: 'no-access' } };

/**
 * The view of a record that the user may not see; undefined when its read failed for another reason. On 404 the record
 * may be unknown or denied: the server does not tell which.
 */
export function lockedView({ status }: PortalError, here: string): LockedView | undefined {
  if (status === 401) return logInView(here);
  return status === 403 || status === 404 ? noAccessView : undefined;
}

export const notSharedView: LockedView = { status: 'locked', reason: { kind: 'not-shared' } };

export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

export function useLocked(): (error: PortalError) => LockedView | undefined {
  const here = useHere();
  return useCallback((error) => lockedView(error, here), [here]);
}

/** As {@link useLocked}, for a part of a record. */
export function useLockedPart(): (error: PortalError) => LockedView | undefined {
  const locked = useLocked();
  return useCallback(
    (error) => {
      const view = locked(error);
      return view === noAccessView ? notSharedView : view;
    },
    [locked],
  );
}
