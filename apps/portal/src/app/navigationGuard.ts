// Changes on the page that are not saved, for those who are about to do away with the page.

/** Asks the reader whether to discard what is not saved; calls `proceed` if so. */
export type Confirm = (proceed: () => void) => void;

/** What stands between unsaved changes and their loss. */
export interface NavigationGuard {
  /** Whether something would be lost now. */
  isNeeded: () => boolean;
  confirm: Confirm;
}

let guard: NavigationGuard | undefined;

/** Puts a guard over the page; returns the function that takes it away. */
export function setNavigationGuard(next: NavigationGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/** Whether there are changes that would be lost with the page. */
export const hasUnsavedChanges = (): boolean => guard?.isNeeded() ?? false;

/** Gives the changes on the page up without asking: they are not those of whoever would be asked. */
export function discardChanges(): void {
  guard = undefined;
}

/** Does something that would lose unsaved changes: at once where there are none, else when the reader agrees. */
export function afterConfirmation(proceed: () => void): void {
  if (guard?.isNeeded()) guard.confirm(proceed);
  else proceed();
}
