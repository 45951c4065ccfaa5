import type { QueryKey } from '@tanstack/react-query';

export const hydration: { isPending: boolean; dataKey: QueryKey | undefined } = {
  /** Whether React is still hydrating the prerendered page. */
  isPending: false,
  /** The query whose data that page shows, from the cache; undefined for a page without data. */
  dataKey: undefined,
};
