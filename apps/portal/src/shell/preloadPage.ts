import { createContext } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

declare global {
  interface Navigator {
    /** Chromium only. */
    readonly connection?: { readonly saveData: boolean };
  }
}

const requested = new WeakSet<object>();

/**
 * Loads the code of a page before navigation, once. Loads none of its data, since the access log records each read of a
 * record. Does nothing when offline or in data-saver mode.
 */
export function preloadPage(routes: RouteObject[], href: string): void {
  // Some browsers cache a failed dynamic import until the page is reloaded.
  if (!navigator.onLine || navigator.connection?.saveData) return;
  for (const { route } of matchRoutes(routes, href) ?? []) {
    const { lazy } = route;
    if (typeof lazy !== 'function' || requested.has(lazy)) continue;
    requested.add(lazy);
    // Navigation reports the error.
    lazy().catch(() => {});
  }
}

/** The current router's routes, for links to preload. */
export const RouteTable = createContext<RouteObject[]>([]);
