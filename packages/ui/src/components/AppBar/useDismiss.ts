import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Closes what is open when the reader turns away from it: Escape, a press or the focus outside of
 * `root`, or Back and Forward. `onEscape` runs before `close`, to put the focus where it belongs.
 */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  { open, close, onEscape }: { open: boolean; close: () => void; onEscape: () => void },
): void {
  const dismiss = useEffectEvent(close);
  const escape = useEffectEvent(() => {
    onEscape();
    close();
  });

  useEffect(() => {
    if (!open) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) dismiss();
    };
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    window.addEventListener('popstate', () => dismiss(), { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') escape();
      },
      { signal },
    );
    return () => listeners.abort();
  }, [open, root]);
}
