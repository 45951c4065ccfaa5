import { isPortalError, type OperationId, type PortalError } from '@medportal/api-client';
import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isRefused, isUnknown } from './failureKinds.ts';
import type { ReadFailure } from '../i18n/messages/en/index.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: PortalError;
    queryKey: readonly [OperationId, ...unknown[]];
    queryMeta: {
      failure: ReadFailure;
    };
  }
}

/** Logs which operation failed and how, never the data of the call. */
function report(error: PortalError): void {
  if (!isPortalError(error)) return console.error(error);
  const { operationId, kind, status } = error;
  if (kind !== 'abort') console.error(`${operationId} failed: ${status ?? kind}`);
}

// By default only a change of visibility counts: switching windows does not hide the page.
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
  // Missing and locked data are views, not failures.
  queryCache: new QueryCache({
    onError: (error) => isUnknown(error) || isRefused(error) || report(error),
  }),
  mutationCache: new MutationCache({ onError: report }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Back shows a list at the length that it had.
      gcTime: 60 * 60_000,
      // Pages show a failed read at once, with a Retry button.
      retry: false,
      retryOnMount: false,
      // The access log shows the patient every read of their record: avoid needless ones.
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => state.status === 'error',
      // Fails at once when offline instead of pausing.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Resolves once no read is in flight, after `ms` milliseconds at the latest. */
export async function readsDone(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // In a task of its own: a read may begin after the one that it depends on.
  const check = () => {
    setTimeout(() => queryClient.isFetching() === 0 && resolve());
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(check);
  const timer = setTimeout(resolve, ms);
  check();
  await promise;
  clearTimeout(timer);
  unsubscribe();
}
