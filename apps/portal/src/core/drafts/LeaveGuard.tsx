import { LeaveOverlay } from '@medportal/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { clearDraft, isUnsaved, useIsUnsaved } from './drafts.ts';
import { hasUnsavedChanges, setNavigationGuard } from './navigationGuard.ts';

export interface LeaveGuardProps {
  /** The names of the page's drafts; discarded when the user leaves. */
  forms: readonly string[];
  /** What would be lost, in one or two sentences. */
  children: ReactNode;
}

/**
 * Asks for confirmation before unsaved changes are lost: with an overlay on navigation to another path and on log-out,
 * with the browser's dialog when the tab is closed or reloaded.
 */
export function LeaveGuard(props: LeaveGuardProps) {
  // Not before there is something to lose, because the router's blocker renders twice.
  return useIsUnsaved(props.forms) && <Guard {...props} />;
}

function Guard({ forms, children }: LeaveGuardProps) {
  const [pendingLogOut, setPendingLogOut] = useState<() => void>();
  const names = forms.join('\n');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && forms.some(isUnsaved),
  );
  useBeforeUnload((event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
  useEffect(
    () =>
      setNavigationGuard({
        isNeeded: () => names.split('\n').some(isUnsaved),
        confirm: (proceed) => setPendingLogOut(() => proceed),
      }),
    [names],
  );
  return (
    <LeaveOverlay
      open={blocker.state === 'blocked' || pendingLogOut !== undefined}
      onStay={() => {
        setPendingLogOut(undefined);
        blocker.reset?.();
      }}
      onLeave={() => {
        for (const form of forms) clearDraft(form);
        setPendingLogOut(undefined);
        pendingLogOut?.();
        blocker.proceed?.();
      }}
    >
      {children}
    </LeaveOverlay>
  );
}
