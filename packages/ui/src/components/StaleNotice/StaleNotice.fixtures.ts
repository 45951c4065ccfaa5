import type { Stale } from '../../view.ts';

export const stale: Stale = { loadedAt: '2026-11-20T07:30:00Z', isRetrying: false };

export const staleRetrying: Stale = { ...stale, isRetrying: true };
