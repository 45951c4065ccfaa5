import { ToastList } from '@medportal/ui';
import { useEffect, useState } from 'react';
import { connectToasts, type Toast, TOAST_MS } from './toasts.ts';

/** Fallback for when the toast library fails to load. Toasts dismiss themselves after the same time. */
export function PlainToasts() {
  const [shown, setShown] = useState<readonly Toast[]>([]);
  useEffect(
    () =>
      connectToasts({
        show: (toast) => {
          setShown((toasts) => [...toasts, toast]);
          const isOther = (other: Toast) => other !== toast;
          setTimeout(() => setShown((toasts) => toasts.filter(isOther)), TOAST_MS);
        },
        clear: () => setShown([]),
      }),
    [],
  );
  return <ToastList toasts={shown} />;
}
