/** Whether React is still hydrating the prerendered page, which shows no data. */
export const hydration = { isPending: false };
