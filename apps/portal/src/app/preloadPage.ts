import { createContext } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

declare global {
  interface Navigator {
    /** What the browser tells of the network; few do. */
    readonly connection?: { readonly saveData: boolean };
  }
}

const requested = new WeakSet<object>();

/**
 * Loads the code of a page that somebody is about to go to, once, and nothing of its data: who looks at what is recorded.
 * Does nothing for a reader who saves data, or without a network.
 * @param href - The address of the page.
 */
export function preloadPage(routes: RouteObject[], href: string): void {
  // Some browsers do not try again what once failed to load, until the whole page is loaded anew.
  if (!navigator.onLine || navigator.connection?.saveData) return;
  for (const { route } of matchRoutes(routes, href) ?? []) {
    const { lazy } = route;
    if (typeof lazy !== 'function' || requested.has(lazy)) continue;
    requested.add(lazy);
    // Whoever goes there is told what is wrong.
    lazy().catch(() => {});
  }
}

/** The routes of the router in use, for links. Without them nothing is preloaded. */
export const RouteTable = createContext<RouteObject[]>([]);
