// Toasts are a brief extra to what the page itself says, so their library is loaded with the first of them.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainToasts } from './PlainToasts.tsx';
import { hasToasts, subscribeToFirstToast } from './toasts.ts';

const ToastHost = lazy(() => import('./ToastHost.tsx').catch(() => ({ default: PlainToasts })));

/** Where toasts appear; empty, and without their library, until there is one. */
export function ToastOutlet() {
  const isNeeded = useSyncExternalStore(subscribeToFirstToast, hasToasts, () => false);
  return <Suspense fallback={null}>{isNeeded && <ToastHost />}</Suspense>;
}
