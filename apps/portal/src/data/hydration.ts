export const hydration = {
  /** Whether React is still hydrating the prerendered page. */
  isPending: false,
  /** Whether that page shows data, which is then in the cache. */
  hasData: false,
};
