import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/**
 * Whether the page is hydrated: false in prerendered HTML and during hydration, true afterwards. Disable controls that
 * need a script while it is false.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer);
}
