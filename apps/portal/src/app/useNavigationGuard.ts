import { useEffect, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { clearDraft, isUnsaved } from '../data/drafts.ts';
import { hasUnsavedChanges, setNavigationGuard } from './navigationGuard.ts';

/** Where a guard stands, for the page's `LeaveOverlay`. */
export interface LeaveQuestion {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/**
 * Asks before somebody leaves a page with unsaved changes, or logs out on it: by an overlay within the portal, by the
 * browser's own question when the tab is closed or reloaded. Another tab of the same page is no leaving.
 * @param forms - The drafts of the page's forms. They are cleared when the reader leaves all the same.
 */
export function useNavigationGuard(...forms: readonly string[]): LeaveQuestion {
  const [logOut, setLogOut] = useState<() => void>();
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
        confirm: (proceed) => setLogOut(() => proceed),
      }),
    [names],
  );
  return {
    open: blocker.state === 'blocked' || logOut !== undefined,
    onStay: () => {
      setLogOut(undefined);
      blocker.reset?.();
    },
    onLeave: () => {
      for (const form of forms) clearDraft(form);
      setLogOut(undefined);
      logOut?.();
      blocker.proceed?.();
    },
  };
}
