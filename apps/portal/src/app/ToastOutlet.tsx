import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainToasts } from './PlainToasts.tsx';
import { hasToasts, subscribeToFirstToast } from './toasts.ts';

const ToastHost = lazy(() => import('./ToastHost.tsx').catch(() => ({ default: PlainToasts })));

export function ToastOutlet() {
  const isNeeded = useSyncExternalStore(subscribeToFirstToast, hasToasts, () => false);
  return <Suspense fallback={null}>{isNeeded && <ToastHost />}</Suspense>;
}
