// The one cache of what the backend answered, and the rules that all queries and mutations share.
import { isPortalError, type OperationId, type PortalError } from '@medportal/api-client';
import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isRefused, isUnknown } from './errors.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: PortalError;
    queryKey: readonly [OperationId, ...unknown[]];
    queryMeta: {
      /** What could not be shown when the read fails: 'The doctors could not be loaded'. */
      failure: string;
    };
  }
}

/** Notes a failure in the console: which call and how, never what was sent or read. */
function report(error: PortalError): void {
  if (!isPortalError(error)) return console.error(error);
  const { operationId, kind, status } = error;
  // A call that was cancelled has not failed.
  if (kind !== 'abort') console.error(`${operationId} failed: ${status ?? kind}`);
}

// By default only a page that was hidden counts: another window may have been in front of this one.
focusManager.setEventListener((handleFocus) => {
  if (typeof window === 'undefined') return undefined;
  const listener = () => handleFocus();
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
});

export const queryClient = new QueryClient({
  // What this reader may not see, or does not exist, is no failure: the page says so.
  queryCache: new QueryCache({
    onError: (error) => isUnknown(error) || isRefused(error) || report(error),
  }),
  mutationCache: new MutationCache({ onError: report }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Back shows a list as it was left, for as long as somebody reads what they opened from it.
      gcTime: 60 * 60_000,
      // A failed read is shown at once, with Retry.
      retry: false,
      retryOnMount: false,
      // The patient finds every read of a record in the access log: none happens without a reason.
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => state.status === 'error',
      // Offline, a call fails at once instead of waiting in silence.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
