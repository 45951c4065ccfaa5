import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Closes a popup on Escape, on a press or focus outside of `root`, and on Back and Forward. If focus was inside
 * when it closed, it moves to `opener`.
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
    const handleOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) dismiss();
    };
    document.addEventListener('pointerdown', handleOutside, { signal });
    document.addEventListener('focusin', handleOutside, { signal });
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
