import { startTransition, useRef, useState } from 'react';
import type { Loading } from './views.ts';

interface Growth<View> {
  /** The first view that this growth continues; another first view starts anew. */
  first: unknown;
  shown: View;
  more: 'idle' | 'pending' | 'failed';
}

/**
 * 'Show more' for a list: what is shown stays while the continuation loads and when it fails.
 * `load` gets the view that is shown and answers the longer one.
 */
export function useGrowingList<View extends { status: string }>(
  first: View | Loading,
  load: (shown: Extract<View, { status: 'ready' }>) => Promise<View>,
): { view: View | Loading; showMore: () => void } {
  const [growth, setGrowth] = useState<Growth<View | Loading>>();
  const own = growth?.first === first ? growth : undefined;
  const shown = own?.shown ?? first;
  const pending = useRef(false);

  const isReady = (view: View | Loading): view is Extract<View, { status: 'ready' }> =>
    view.status === 'ready';

  const showMore = () => {
    if (!isReady(shown) || pending.current) return;
    pending.current = true;
    setGrowth({ first, shown, more: 'pending' });
    void load(shown).then((next) => {
      pending.current = false;
      const grown: Growth<View | Loading> = isReady(next)
        ? { first, shown: next, more: 'idle' }
        : { first, shown, more: 'failed' };
      // A list that was searched anew or reloaded meanwhile keeps its own content.
      startTransition(() => setGrowth((now) => (now?.first === first ? grown : now)));
    });
  };

  const view = own && own.more !== 'idle' && isReady(shown) ? { ...shown, more: own.more } : shown;
  return { view, showMore };
}
