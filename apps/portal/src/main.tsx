import '@medportal/ui/fonts';
import { GlobalStyle } from '@medportal/ui';
import {
  lazy,
  startTransition,
  StrictMode,
  Suspense,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RouterState } from 'react-router-dom';
import { Portal } from './app/Portal.tsx';
import { type RunningPortal, startPortal } from './app/startPortal.ts';
import { hasDrafts } from './data/drafts.ts';
import { queryClient } from './data/queryClient.ts';
import { language } from './language/language.ts';
import { createPortalRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const QueryDevtools =
  import.meta.env.DEV &&
  lazy(async () => {
    const { ReactQueryDevtools } = await import('@tanstack/react-query-devtools');
    return { default: () => <ReactQueryDevtools client={queryClient} /> };
  });

/** Keeps the scroll position on mount: the router would scroll to the top. */
function App({ portal }: { portal: RunningPortal }) {
  const scrolledTo = useRef(0);
  useInsertionEffect(() => {
    scrolledTo.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    window.scrollTo(0, scrolledTo.current);
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

/** Whether the prerendered HTML matches the first render, so that React can hydrate it. */
function isPrerendered({ initialized, location, errors }: RouterState): boolean {
  const isHere = root?.dataset['path'] === location.pathname && location.search === '';
  const isInLanguage = root?.dataset['language'] === language.get().language;
  return isHere && isInLanguage && initialized && errors === null && !hasDrafts();
}

function start(container: HTMLElement): void {
  const portal = startPortal(createPortalRouter);
  const { router } = portal.get();
  let isMounted = false;

  const mount = (): void => {
    if (isMounted) return;
    isMounted = true;
    const app = <App portal={portal} />;
    startTransition(() => {
      if (isPrerendered(portal.get().router.state)) hydrateRoot(container, app);
      else createRoot(container).render(app);
    });
  };

  // Keeps the prerendered HTML until the route module has loaded or another tab has changed the session.
  router.subscribe(({ initialized }) => {
    if (initialized) mount();
  });
  portal.subscribe(mount);
  if (router.state.initialized) mount();
}

// Not awaited at the top level: the chunk with the texts imports this one.
void language
  .start()
  // Also for a page that was prerendered in the language whose texts are missing.
  .catch(() => language.change('en'))
  .then(() => start(root));
