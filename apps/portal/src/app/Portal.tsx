import { LinkProvider, useHydrated } from '@medportal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
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
  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <LinkProvider component={RouterLink}>
          {children}
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
  // When the user has gone, the page that they leave is another one, whatever its path.
  const shownPage = useMemo(() => ({ current: user === 0 ? undefined : '' }), [user]);
  const isHydrated = useHydrated();
  // From here on the page is that of its reader: prerendering has no more to hide.
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset['session'];
  }, [isHydrated]);
  return (
    <PortalProviders>
      <RouteTable value={router.routes}>
        <ShownPage value={shownPage}>
          <RouterProvider key={user} router={router} />
        </ShownPage>
      </RouteTable>
    </PortalProviders>
  );
}
