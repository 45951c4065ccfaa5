import { useSyncExternalStore } from 'react';
import { breakpointPx } from './sizes.ts';

function storeOf(px: number) {
  const query = `(min-width: ${px / 16}em)`;
  return {
    subscribe: (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    get: () => window.matchMedia(query).matches,
  };
}

const stores = {
  small: storeOf(breakpointPx.small),
  medium: storeOf(breakpointPx.medium),
  large: storeOf(breakpointPx.large),
} satisfies Record<keyof typeof breakpointPx, unknown>;

// Prerendering uses the narrow layout, which fits every window.
const onServer = () => false;

/** Whether the window is at least as wide as a breakpoint, for behaviour or elements that CSS cannot switch. */
export function useHasRoom(from: keyof typeof breakpointPx): boolean {
  const { subscribe, get } = stores[from];
  return useSyncExternalStore(subscribe, get, onServer);
}
