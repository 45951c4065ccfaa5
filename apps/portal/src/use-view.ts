import { startTransition, useEffect, useState } from 'react';
import type { Loading } from './views.ts';

interface Arrival<View> {
  promise: Promise<View>;
  key: string;
  view: View;
}

/**
 * Turns the promise of a view, as a loader gives it, into the view to show now: loading at first, then what the
 * promise brings. While a later promise of the same `key` is under way, what is shown stays and `updating` is true;
 * an answer that a later promise replaced is never shown. Another `key` means another subject: loading again.
 */
export function useView<View extends { status: string }>(
  promise: Promise<View> | undefined,
  key: string,
): { view: View | Loading; updating: boolean } {
  const [arrival, setArrival] = useState<Arrival<View>>();

  useEffect(() => {
    let current = true;
    void promise?.then((view) => {
      // Long lists are drawn piece by piece, between what the reader does meanwhile.
      startTransition(() => {
        if (current) setArrival({ promise, key, view });
      });
    });
    return () => {
      current = false;
    };
  }, [promise, key]);

  const updating = arrival?.promise !== promise;
  // A retry after a failure has nothing worth keeping on the screen.
  if (!arrival || arrival.key !== key || (updating && arrival.view.status === 'failed'))
    return { view: { status: 'loading' }, updating: false };
  return { view: arrival.view, updating };
}
