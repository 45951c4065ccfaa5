import { useEffect } from 'react';

const PREFIX = 'Error: ';

/**
 * Says "Error: " before the page's title while something is wrong, so that it is heard first.
 *
 * @param invalid Whether something is wrong now.
 */
export function useErrorTitle(invalid: boolean): void {
  useEffect(() => {
    if (!invalid) return undefined;
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title;
    return () => {
      // A route may have set another title meanwhile: only our own words are taken away.
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [invalid]);
}
