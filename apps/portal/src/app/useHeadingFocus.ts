import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The path of the page that was shown last; nothing before the first. It stands above the router, whose layout is mounted
 * anew where an error takes the place of a page.
 */
export const ShownPage = createContext<RefObject<string | undefined>>({ current: undefined });

/** A new page starts at its heading, for the keyboard and for a screen reader; the first one at the top. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shownRef = useContext(ShownPage);
  useEffect(() => {
    const before = shownRef.current;
    shownRef.current = pathname;
    if (before === undefined || before === pathname) return undefined;
    const focusHeading = () => {
      const heading = document.getElementById('page-heading');
      heading?.focus({ preventScroll: true });
      return heading !== null;
    };
    if (focusHeading()) return undefined;
    // Some pages know their heading only when they have loaded.
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, shownRef]);
}
