import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/**
 * Whether scripts run: false in prerendered HTML and while React hydrates it, true from then on. Controls that need a
 * script are disabled as long as it is false.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer);
}
