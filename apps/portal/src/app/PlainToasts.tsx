import { ToastList } from '@medportal/ui';
import { useEffect, useState } from 'react';
import { connectToasts, type Toast, TOAST_MS } from './toasts.ts';

/** Shows toasts where their library could not be loaded. They go by themselves, as those of the library do. */
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
