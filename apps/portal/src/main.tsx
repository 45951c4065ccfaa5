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
import { Portal } from './app/Portal.tsx';
import { startPortal } from './app/startPortal.ts';
import { hasDrafts } from './data/drafts.ts';
import { queryClient } from './data/queryClient.ts';
import { createPortalRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const portal = startPortal(createPortalRouter);

const QueryDevtools =
  import.meta.env.DEV &&
  lazy(async () => {
    const { ReactQueryDevtools } = await import('@tanstack/react-query-devtools');
    return { default: () => <ReactQueryDevtools client={queryClient} /> };
  });

/** Keeps the scroll position on mount: the router would scroll to the top. */
function App() {
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
const isPrerendered = (): boolean => {
  const { initialized, location, errors } = portal.get().router.state;
  const isHere = root.dataset['path'] === location.pathname && location.search === '';
  return isHere && initialized && errors === null && !hasDrafts();
};

let isMounted = false;

const mount = (): void => {
  if (isMounted) return;
  isMounted = true;
  startTransition(() => {
    if (isPrerendered()) hydrateRoot(root, <App />);
    else createRoot(root).render(<App />);
  });
};

// Keeps the prerendered HTML until the route module has loaded or another tab has changed the session.
const { router } = portal.get();
router.subscribe(({ initialized }) => {
  if (initialized) mount();
});
portal.subscribe(mount);
if (router.state.initialized) mount();
