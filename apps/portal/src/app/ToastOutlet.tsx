// Toasts are a brief extra to what the page itself says, so their library comes with the first of them.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasToasts, subscribeToFirstToast } from './toasts.ts';

const ToastHost = lazy(() => import('./ToastHost.tsx'));

/** The place where toasts appear; empty, and without their library, until there is one. */
export function ToastPlace() {
  const isWanted = useSyncExternalStore(subscribeToFirstToast, hasToasts, () => false);
  return <Suspense fallback={null}>{isWanted && <ToastHost />}</Suspense>;
}
