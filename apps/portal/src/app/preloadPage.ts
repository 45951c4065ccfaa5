import { matchRoutes } from 'react-router-dom';
import { routes } from '../router.tsx';

declare global {
  interface Navigator {
    /** What the browser tells of the network; few do. */
    readonly connection?: { readonly saveData: boolean };
  }
}

const asked = new WeakSet<object>();

/**
 * Fetches the code of a page that somebody is about to go to, once, and nothing of its data: who looks at what is
 * recorded. Does nothing for a reader who saves data, or without a network.
 * @param href - The address of the page.
 */
export function preloadPage(href: string): void {
  // Some browsers do not try again what once failed to come, until the whole page is loaded anew.
  if (!navigator.onLine || navigator.connection?.saveData) return;
  for (const { route } of matchRoutes(routes, href) ?? []) {
    const { lazy } = route;
    if (typeof lazy !== 'function' || asked.has(lazy)) continue;
    asked.add(lazy);
    // Whoever goes there is told what is wrong.
    lazy().catch(() => {});
  }
}
