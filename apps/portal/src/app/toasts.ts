// The toasts to show. Whoever raises one needs to know nothing of how it is shown.

/** The places that the product shows toasts at. */
export type ToastPosition = 'top-center' | 'bottom-right';

/** A short message. An error is announced at once, the others when the reader pauses. */
export interface Toast {
  kind: 'success' | 'error' | 'info';
  text: string;
  position: ToastPosition;
}

let waiting: Toast[] = [];
let showToast: ((toast: Toast) => void) | undefined;
let isHostWanted = false;
const listeners = new Set<() => void>();

const add =
  (kind: Toast['kind']) =>
  (text: string, position: ToastPosition = 'top-center'): void => {
    const toast = { kind, text, position };
    if (showToast) return showToast(toast);
    waiting.push(toast);
    isHostWanted = true;
    for (const listener of listeners) listener();
  };

/** Shows a toast, at the top unless told otherwise. */
export const toasts = { success: add('success'), error: add('error'), info: add('info') };

/** Lets `show` have the toasts that are waiting and all that come; returns the function that ends it. */
export function connectToasts(show: (toast: Toast) => void): () => void {
  showToast = show;
  for (const toast of waiting) show(toast);
  waiting = [];
  return () => {
    showToast = undefined;
  };
}

/** Calls `listener` when the first toast waits to be shown; returns the function that ends it. */
export function subscribeToFirstToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there has been a toast. */
export const hasToasts = () => isHostWanted;
