import { useEffect, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { guardWords, hasUnsaved } from './navigationGuard.ts';

/** A guard over words that are not saved yet, for the page's form and its `LeaveOverlay`. */
export interface LeaveGuard {
  /** Takes the form's word on whether leaving would lose something. */
  onDirtyChange: (isDirty: boolean) => void;
  /** The overlay that asks, apart from its words. */
  overlay: { open: boolean; onStay: () => void; onLeave: () => void };
}

/**
 * Asks before somebody leaves a page with unsaved words, or logs out on it: by an overlay within the portal, by the
 * browser's own question when the tab is closed or reloaded. A redirect after a save is no leaving, and neither is
 * another tab of the same page.
 * @param onLeave - Called when the reader leaves all the same.
 */
export function useLeaveGuard(onLeave: () => void): LeaveGuard {
  const [isDirty, setDirty] = useState(false);
  const [logOut, setLogOut] = useState<() => void>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (hasUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    return guardWords((proceed) => setLogOut(() => proceed));
  }, [isDirty]);
  return {
    onDirtyChange: setDirty,
    overlay: {
      open: blocker.state === 'blocked' || logOut !== undefined,
      onStay: () => {
        setLogOut(undefined);
        blocker.reset?.();
      },
      onLeave: () => {
        onLeave();
        setLogOut(undefined);
        logOut?.();
        blocker.proceed?.();
      },
    },
  };
}
