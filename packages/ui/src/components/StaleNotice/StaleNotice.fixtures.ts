import type { Stale } from '../../view.ts';

/** A refresh that failed, of what was loaded in the morning. */
export const stale: Stale = { loadedAt: '2026-11-20T07:30:00Z', isRetrying: false };

/** The same, while another refresh is in flight. */
export const staleRetrying: Stale = { ...stale, isRetrying: true };
