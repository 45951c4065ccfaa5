// The toasts to show. Whoever raises one needs to know nothing of how it is shown.

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 5000;

/** Where the product shows toasts. */
export type ToastPosition = 'top-center' | 'bottom-right';

/** A short message. An error is announced at once, the others when the reader pauses. */
export interface Toast {
  kind: 'success' | 'error' | 'info';
  text: string;
  position: ToastPosition;
}

/** What shows toasts. */
export interface ToastHost {
  show: (toast: Toast) => void;
  /** Takes all toasts away. */
  clear: () => void;
}

let waiting: Toast[] = [];
let host: ToastHost | undefined;
let isHostNeeded = false;
const listeners = new Set<() => void>();

const add =
  (kind: Toast['kind']) =>
  (text: string, position: ToastPosition = 'top-center'): void => {
    const toast = { kind, text, position };
    if (host) return host.show(toast);
    waiting.push(toast);
    isHostNeeded = true;
    for (const listener of listeners) listener();
  };

/** Shows a toast, at the top unless told otherwise; or takes away those that are shown. */
export const toasts = {
  success: add('success'),
  error: add('error'),
  info: add('info'),
  clear: (): void => {
    waiting = [];
    host?.clear();
  },
};

/** Gives `next` the toasts that are waiting and all that come; returns the function that ends it. */
export function connectToasts(next: ToastHost): () => void {
  host = next;
  for (const toast of waiting) host.show(toast);
  waiting = [];
  return () => {
    if (host === next) host = undefined;
  };
}

/** Calls `listener` when the first toast waits to be shown; returns the function that ends it. */
export function subscribeToFirstToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there has been a toast. */
export const hasToasts = () => isHostNeeded;
