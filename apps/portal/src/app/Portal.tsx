import { LinkProvider, useHydrated } from '@medportal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../data/queryClient.ts';
import { LogInAgainHost } from '../session/LogInAgainHost.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { RouteTable } from './preloadPage.ts';
import { RouterLink } from './RouterLink.tsx';
import type { RunningPortal } from './startPortal.ts';
import { ToastOutlet } from './ToastOutlet.tsx';
import { ShownPage } from './useHeadingFocus.ts';

/**
 * What stands around every page of the portal, whichever router shows it, with the toasts and the log-in that any page
 * may need.
 */
export function PortalProviders({ children }: { children: ReactNode }) {
  const shownPage = useRef<string>(undefined);
  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <LinkProvider component={RouterLink}>
          <ShownPage value={shownPage}>{children}</ShownPage>
          <ToastOutlet />
          <LogInAgainHost />
        </LinkProvider>
      </QueryClientProvider>
    </CrashBoundary>
  );
}

/** A running portal. */
export function Portal({ portal }: { portal: RunningPortal }) {
  const { router, user } = useSyncExternalStore(portal.subscribe, portal.get, portal.get);
  const isHydrated = useHydrated();
  // From here on the page is that of its reader: prerendering has no more to hide.
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset['session'];
  }, [isHydrated]);
  return (
    <PortalProviders>
      <RouteTable value={router.routes}>
        <RouterProvider key={user} router={router} />
      </RouteTable>
    </PortalProviders>
  );
}
