import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PlainToasts } from './PlainToasts.tsx';
import { hasToasts, subscribeToFirstToast } from './toasts.ts';

const ToastHost = lazy(() => import('./ToastHost.tsx').catch(() => ({ default: PlainToasts })));

export function ToastOutlet() {
  const isNeeded = useSyncExternalStore(subscribeToFirstToast, hasToasts, () => false);
  // Without a toast also no boundary: each is hydrated in a commit of its own.
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <ToastHost />
      </Suspense>
    )
  );
}
