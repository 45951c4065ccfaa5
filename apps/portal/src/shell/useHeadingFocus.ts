import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The path of the page shown last; undefined before the first. Lives above the router, because the layout remounts when
 * an error replaces a page.
 */
export const ShownPage = createContext<RefObject<string | undefined>>({ current: undefined });

/** Moves the focus to the heading of each new page, except the first one. */
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
    // Some pages have no heading until their data has loaded.
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, shownRef]);
}
