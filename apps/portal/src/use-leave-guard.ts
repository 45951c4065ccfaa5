import { useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** A guard over words that are not saved yet, for the page's form and its `LeaveOverlay`. */
export interface LeaveGuard {
  /** Takes the form's word on whether leaving would lose something. */
  onDirtyChange: (isDirty: boolean) => void;
  /** The overlay that asks, apart from its words. */
  overlay: { open: boolean; onStay: () => void; onLeave: () => void };
}

/**
 * Asks before somebody leaves a page with unsaved words: by an overlay within the portal, by the browser's own
 * question when the tab is closed or reloaded. A redirect after a save is no leaving, and neither is another tab of
 * the same page.
 */
export function useLeaveGuard(): LeaveGuard {
  const [isDirty, setDirty] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isDirty) event.preventDefault();
  });
  return {
    onDirtyChange: setDirty,
    overlay: {
      open: blocker.state === 'blocked',
      onStay: () => blocker.reset?.(),
      onLeave: () => blocker.proceed?.(),
    },
  };
}
