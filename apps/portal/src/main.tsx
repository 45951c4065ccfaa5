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

/** The cache of queries, in `npm run dev` alone. */
const QueryDevtools =
  import.meta.env.DEV &&
  lazy(async () => {
    const { ReactQueryDevtools } = await import('@tanstack/react-query-devtools');
    return { default: () => <ReactQueryDevtools client={queryClient} /> };
  });

/** The first page, which stays where its reader has scrolled to: the router would begin it at its top. */
function FirstPage() {
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
          {/* Prerendered pages have it. */}
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

/** Whether the HTML is what this reader is to see first at this address. */
const isPrerendered = (): boolean => {
  const { initialized, location, errors } = portal.get().router.state;
  const isHere = root.dataset['path'] === location.pathname && location.search === '';
  return isHere && initialized && errors === null && !hasDrafts();
};

let isShown = false;

const show = (): void => {
  if (isShown) return;
  isShown = true;
  startTransition(() => {
    if (isPrerendered()) hydrateRoot(root, <FirstPage />);
    else createRoot(root).render(<FirstPage />);
  });
};

// The HTML stays as it is until the code of the page is there, or another tab has changed the session.
const { router } = portal.get();
router.subscribe(({ initialized }) => {
  if (initialized) show();
});
portal.subscribe(show);
if (router.state.initialized) show();
