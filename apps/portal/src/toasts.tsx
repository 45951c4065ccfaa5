// Toasts are a brief extra to what the page itself says, so their library comes with the first of them.
import { lazy, Suspense, useSyncExternalStore } from 'react';

/** The places that the product shows toasts at. */
export type ToastPlace = 'top-center' | 'bottom-right';

/** A short message. An error is announced at once, the others when the reader pauses. */
export interface Toast {
  kind: 'success' | 'error' | 'info';
  text: string;
  position: ToastPlace;
}

let waiting: Toast[] = [];
let showToast: ((toast: Toast) => void) | undefined;
let isHostWanted = false;
const listeners = new Set<() => void>();

const add =
  (kind: Toast['kind']) =>
  (text: string, position: ToastPlace = 'top-center'): void => {
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const ToastHost = lazy(() => import('./toast-host.tsx'));

/** The place where toasts appear; empty, and without their library, until there is one. */
export function Toasts() {
  const isWanted = useSyncExternalStore(subscribe, () => isHostWanted);
  return <Suspense fallback={null}>{isWanted && <ToastHost />}</Suspense>;
}
