import { useState } from 'react';
import { useView } from './use-view.ts';
import type { Loading } from './views.ts';

/** A read that a loader began, and that can be repeated without the rest of the page. */
export interface Repeatable<View> {
  first: Promise<View>;
  again: () => Promise<View>;
}

/**
 * The view of a read that its reader may repeat. Nothing else is loaded then, so that a second failure takes nothing
 * away: a half-written form stays where it is. `key` is that of `useView`.
 */
export function useRepeatable<View extends { status: string }>(
  { first, again }: Repeatable<View>,
  key: string,
): { view: View | Loading; onRetry: () => void } {
  const [repeated, setRepeated] = useState({ first, promise: first });
  // What the loader brings anew is newer than any repetition.
  const { view } = useView(repeated.first === first ? repeated.promise : first, key);
  return { view, onRetry: () => setRepeated({ first, promise: again() }) };
}
