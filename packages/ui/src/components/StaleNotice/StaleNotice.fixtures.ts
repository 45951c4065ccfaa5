import type { Stale } from '../../view.ts';

/** A failed refresh of data loaded in the morning. */
export const stale: Stale = { loadedAt: '2026-11-20T07:30:00Z', isRetrying: false };

/** The same, with a retry in flight. */
export const staleRetrying: Stale = { ...stale, isRetrying: true };
