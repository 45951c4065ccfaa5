import { LinkProvider, useHydrated } from '@medportal/ui';
import { MessagesProvider } from '@medportal/ui/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../data/queryClient.ts';
import { useLanguage } from '../language/language.ts';
import { LogInAgainHost } from '../session/LogInAgainHost.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { RouteTable } from './preloadPage.ts';
import { RouterLink } from './RouterLink.tsx';
import type { RunningPortal } from './startPortal.ts';
import { ToastOutlet } from './ToastOutlet.tsx';
import { ShownPage } from './useHeadingFocus.ts';

/** Sets the language of components and screens. */
function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, locale, ui } = useLanguage();
  // Prerendered HTML does not know the user's variant of the language.
  const isHydrated = useHydrated();
  return (
    <MessagesProvider locale={isHydrated || !ui ? locale : language} messages={ui}>
      {children}
    </MessagesProvider>
  );
}

/** The providers and overlays that every page needs, independent of the router. */
export function PortalProviders({ children }: { children: ReactNode }) {
  return (
    <LanguageProvider>
      <CrashBoundary>
        <QueryClientProvider client={queryClient}>
          <LinkProvider component={RouterLink}>
            {children}
            <ToastOutlet />
            <LogInAgainHost />
          </LinkProvider>
        </QueryClientProvider>
      </CrashBoundary>
    </LanguageProvider>
  );
}

export function Portal({ portal }: { portal: RunningPortal }) {
  const { router, user } = useSyncExternalStore(portal.subscribe, portal.get, portal.get);
  // After a change of user even the same path counts as a new page, so its heading gets the focus.
  const shownPage = useMemo(() => ({ current: user === 0 ? undefined : '' }), [user]);
  const isHydrated = useHydrated();
  // Reveals what the prerendered page hides from a logged-in user.
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
