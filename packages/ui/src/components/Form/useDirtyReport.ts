import { useEffect } from 'react';

/**
 * Tells whoever owns a form whether leaving it would lose something, at every change and, when the form
 * goes away, that there is nothing left to lose.
 *
 * @param isDirty The form's `isDirty`.
 * @param onDirtyChange Called with the answer; should be the same function at every render.
 */
export function useDirtyReport(
  isDirty: boolean,
  onDirtyChange: ((isDirty: boolean) => void) | undefined,
): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    onDirtyChange?.(true);
    return () => onDirtyChange?.(false);
  }, [isDirty, onDirtyChange]);
}
