import { useEffect } from 'react';
import { form } from '../../messages/en/form.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';

/**
 * Prefixes the document title with "Error: " while a form has errors, so that screen readers announce it first.
 *
 * @param invalid Whether the form has errors.
 */
export function useErrorTitle(invalid: boolean): void {
  const { errorPrefix } = useMessages('form', form);
  useEffect(() => {
    if (!invalid) return undefined;
    if (!document.title.startsWith(errorPrefix)) document.title = errorPrefix + document.title;
    return () => {
      // A route may have changed the title meanwhile.
      if (document.title.startsWith(errorPrefix))
        document.title = document.title.slice(errorPrefix.length);
    };
  }, [invalid, errorPrefix]);
}
