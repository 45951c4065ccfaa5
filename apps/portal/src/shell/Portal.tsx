import { LinkProvider } from '@medportal/ui';
import { MessagesProvider } from '@medportal/ui/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../core/api/queryClient.ts';
import { useLanguage } from '../core/i18n/language.ts';
import { LogInAgainHost } from './LogInAgainHost.tsx';
import { session, useUser } from '../core/session/session.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { RouteTable } from './preloadPage.ts';
import { RouterLink } from './RouterLink.tsx';
import type { RunningPortal } from './startPortal.ts';
import { ToastOutlet } from '../core/feedback/ToastOutlet.tsx';
import { ShownPage } from './useHeadingFocus.ts';

/** The providers and overlays that every page needs, independent of the router. */
export function PortalProviders({ children }: { children: ReactNode }) {
  const { locale, ui } = useLanguage();
  return (
    <MessagesProvider locale={locale} messages={ui}>
      <CrashBoundary>
        <QueryClientProvider client={queryClient}>
          <LinkProvider component={RouterLink}>
            {children}
            <ToastOutlet />
            <LogInAgainHost />
          </LinkProvider>
        </QueryClientProvider>
      </CrashBoundary>
    </MessagesProvider>
  );
}

export function Portal({ portal }: { portal: RunningPortal }) {
  const { router, user } = useSyncExternalStore(portal.subscribe, portal.get, portal.get);
  // After a change of user even the same path counts as a new page, so its heading gets the focus.
  const shownPage = useMemo(() => ({ current: user === 0 ? undefined : '' }), [user]);
  const reader = useUser();
  // Reveals what the prerendered page hides from a logged-in user, once it is not the visitor's any more.
  useLayoutEffect(() => {
    if (reader === session.user()) delete document.documentElement.dataset['session'];
  }, [reader]);
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
