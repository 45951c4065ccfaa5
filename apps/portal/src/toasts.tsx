// Toasts are a brief extra to what the page itself says, so their library comes with the first of them.
import { lazy, Suspense, useSyncExternalStore } from 'react';

/** The places that the product shows toasts at. */
export type ToastPlace = 'top-center' | 'bottom-right';

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = 5000;

let isWanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function loadToastify() {
  const library = await import('./toastify.ts');
  isWanted = true;
  for (const listener of listeners) listener();
  return library.toast;
}

/** Shows a toast. Success is announced when the reader pauses, an error at once. */
export const toasts = {
  success: async (text: string, position: ToastPlace = 'top-center') => {
    const toast = await loadToastify();
    toast.success(text, { position, role: 'status' });
  },
  error: async (text: string, position: ToastPlace = 'top-center') => {
    const toast = await loadToastify();
    toast.error(text, { position, role: 'alert' });
  },
  info: async (text: string, position: ToastPlace = 'top-center') => {
    const toast = await loadToastify();
    toast.info(text, { position, role: 'status' });
  },
};

const Container = lazy(async () => ({ default: (await import('./toastify.ts')).ToastContainer }));

/** The place where toasts appear; empty, and without their library, until there is one. */
export function Toasts() {
  const wanted = useSyncExternalStore(subscribe, () => isWanted);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Container autoClose={TOAST_DURATION} pauseOnHover pauseOnFocusLoss newestOnTop={false} />
    </Suspense>
  );
}
