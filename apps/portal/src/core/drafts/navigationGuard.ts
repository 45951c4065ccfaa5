/** Protects unsaved changes from being lost by navigation or log-out. */
export interface NavigationGuard {
  isNeeded: () => boolean;
  /** Asks whether to discard the changes; calls `proceed` if so. */
  confirm: (proceed: () => void) => void;
}

let guard: NavigationGuard | undefined;

export function setNavigationGuard(next: NavigationGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

export const hasUnsavedChanges = (): boolean => guard?.isNeeded() ?? false;

/** Discards unsaved changes without asking: after a change of user they belong to somebody else. */
export function discardChanges(): void {
  guard = undefined;
}

/** Calls `proceed`: at once when nothing is unsaved, otherwise once the user has confirmed. */
export function afterConfirmation(proceed: () => void): void {
  if (guard?.isNeeded()) guard.confirm(proceed);
  else proceed();
}
