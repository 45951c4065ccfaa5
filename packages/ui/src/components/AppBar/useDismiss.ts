import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Closes what is open when the reader turns away from it: Escape, a press or the focus outside of
 * `root`, or Back and Forward. However it is closed, a focus that was in it goes to `opener`.
 */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  {
    open,
    close,
    opener,
  }: { open: boolean; close: () => void; opener: RefObject<HTMLElement | null> },
): void {
  const dismiss = useEffectEvent(close);
  const returnFocus = useEffectEvent(() => {
    if (root.current?.contains(document.activeElement)) opener.current?.focus();
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
        if (event.key === 'Escape') dismiss();
      },
      { signal },
    );
    return () => {
      listeners.abort();
      returnFocus();
    };
  }, [open, root]);
}
