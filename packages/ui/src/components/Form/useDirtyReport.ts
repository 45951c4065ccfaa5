import { useEffect } from 'react';

/**
 * Reports unsaved changes to the owner of a form: true while there are any, false when they are gone or the form
 * unmounts.
 *
 * @param isDirty The form's `isDirty`.
 * @param onDirtyChange Must be stable between renders.
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
