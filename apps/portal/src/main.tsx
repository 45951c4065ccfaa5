import '@medportal/ui/fonts';
import { GlobalStyle } from '@medportal/ui';
import { lazy, startTransition, StrictMode, Suspense, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RouterState } from 'react-router-dom';
import { Portal } from './shell/Portal.tsx';
import { type RunningPortal, startPortal } from './shell/startPortal.ts';
import { hasDrafts } from './core/drafts/drafts.ts';
import { hydration } from './core/api/hydration.ts';
import { queryClient, readsDone } from './core/api/queryClient.ts';
import { isRestored, restoreData } from './core/api/serverData.ts';
import { language } from './core/i18n/language.ts';
import { createPortalRouter } from './router.tsx';
import { session } from './core/session/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const QueryDevtools =
  import.meta.env.DEV &&
  lazy(async () => {
    const { ReactQueryDevtools } = await import('@tanstack/react-query-devtools');
    return { default: () => <ReactQueryDevtools client={queryClient} /> };
  });

// Read here and in the event: while the page renders, it would force a layout.
let scrolledTo = window.scrollY;
const handleScroll = () => {
  scrolledTo = window.scrollY;
};
window.addEventListener('scroll', handleScroll, { passive: true });

/** Keeps the scroll position on mount: the router would scroll to the top. */
function App({ portal }: { portal: RunningPortal }) {
  useLayoutEffect(() => {
    hydration.isPending = false;
    window.removeEventListener('scroll', handleScroll);
    if (scrolledTo > 0) window.scrollTo(0, scrolledTo);
  }, []);
  return (
    <StrictMode>
      {QueryDevtools && (
        <>
          <GlobalStyle />
          <Suspense>
            <QueryDevtools />
          </Suspense>
        </>
      )}
      <Portal portal={portal} />
    </StrictMode>
  );
}

/** How long a page waits for its reads in milliseconds, so that it renders once. Then it shows what is still loading. */
const READS_MS = 1000;

const isForReader = () => !root?.dataset['reader'] || !session.user();

/** Whether the prerendered HTML is what this reader sees first, so that React can hydrate it. */
function isPrerendered({ initialized, location, errors }: RouterState): boolean {
  const isHere = root?.dataset['path'] === location.pathname && location.search === '';
  // Also in the user's variant of the language, which has digits and months of its own.
  const isInLocale = root?.dataset['locale'] === language.get().locale;
  const isCurrent = isHere && isInLocale && isForReader() && isRestored();
  return isCurrent && initialized && errors === null && !hasDrafts();
}

function start(container: HTMLElement): void {
  const portal = startPortal((path) => {
    if (path === undefined && isForReader()) restoreData();
    return createPortalRouter(path);
  });
  const { router } = portal.get();
  let isMounted = false;

  const mount = (): void => {
    if (isMounted) return;
    isMounted = true;
    const app = <App portal={portal} />;
    hydration.isPending = isPrerendered(portal.get().router.state);
    if (hydration.isPending) startTransition(() => void hydrateRoot(container, app));
    else createRoot(container).render(app);
  };

  const mountWhenRead = (): void => {
    if (isPrerendered(router.state)) mount();
    else void readsDone(READS_MS).then(mount);
  };

  // Keeps the prerendered HTML until the route module has loaded or another tab has changed the session.
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    mountWhenRead();
  });
  portal.subscribe(mount);
  if (router.state.initialized) mountWhenRead();
}

// Not awaited at the top level: the chunk with the texts imports this one.
void language
  .start()
  // Also for a page that was prerendered in the language whose texts are missing.
  .catch(() => language.change('en'))
  .then(() => start(root));
