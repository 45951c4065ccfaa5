import type { ReactNode } from 'react';

/**
 * The value of a control's `aria-describedby`; undefined if nothing describes it.
 * @param more - Ids of further descriptions, such as the caller's own; false and undefined are skipped.
 */
export function describedBy(
  id: string,
  { hint, error }: { hint?: ReactNode; error?: string | undefined },
  ...more: (string | false | undefined)[]
): string | undefined {
  return (
    [hint && `${id}-hint`, error && `${id}-error`, ...more].filter(Boolean).join(' ') || undefined
  );
}
