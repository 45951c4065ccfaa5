import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** The time zone, or UTC in prerendered HTML and during hydration where it is the user's own. */
export const useZoneOnceHydrated = (timeZone?: string): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => timeZone,
    () => timeZone ?? 'UTC',
  );
