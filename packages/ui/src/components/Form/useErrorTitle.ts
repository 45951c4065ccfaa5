import { useEffect } from 'react';

const PREFIX = 'Error: ';

/**
 * Prefixes the document title with "Error: " while a form has errors, so that screen readers announce it first.
 *
 * @param invalid Whether the form has errors.
 */
export function useErrorTitle(invalid: boolean): void {
  useEffect(() => {
    if (!invalid) return undefined;
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title;
    return () => {
      // A route may have changed the title meanwhile.
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [invalid]);
}
