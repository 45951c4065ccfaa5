export const TOAST_MS = 5000;

export type ToastPosition = 'top-center' | 'bottom-right';

/** A short message. Errors are assertive live regions, the others polite. */
export interface Toast {
  kind: 'success' | 'error' | 'info';
  text: string;
  position: ToastPosition;
}

export interface ToastHost {
  show: (toast: Toast) => void;
  clear: () => void;
}

let queue: Toast[] = [];
let host: ToastHost | undefined;
let isHostNeeded = false;
const listeners = new Set<() => void>();

const add =
  (kind: Toast['kind']) =>
  (text: string, position: ToastPosition = 'top-center'): void => {
    const toast = { kind, text, position };
    if (host) return host.show(toast);
    queue.push(toast);
    isHostNeeded = true;
    for (const listener of listeners) listener();
  };

/** Shows toasts, or queues them until a host is connected. */
export const toasts = {
  success: add('success'),
  error: add('error'),
  info: add('info'),
  clear: (): void => {
    queue = [];
    host?.clear();
  },
};

/** Passes queued and new toasts to `next`; returns the disconnect function. */
export function connectToasts(next: ToastHost): () => void {
  host = next;
  for (const toast of queue) host.show(toast);
  queue = [];
  return () => {
    if (host === next) host = undefined;
  };
}

export function subscribeToFirstToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const hasToasts = () => isHostNeeded;
