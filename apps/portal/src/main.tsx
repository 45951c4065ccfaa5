import '@medportal/ui/fonts';
import {
  startTransition,
  StrictMode,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { hasDrafts } from './data/drafts.ts';
import { endEarly } from './early.ts';
import { loadLogInAgain } from './session/LogInAgainHost.tsx';
import { PortalPage } from './app/Portal.tsx';
import { createPortalRouter } from './router.tsx';
import { session } from './session/session.ts';
import { type StartedPortal, startPortal } from './app/startPortal.ts';
import { typeAgain } from './typed-words.ts';

interface FirstPageProps extends Pick<StartedPortal, 'router'> {
  /**
   * Called when the page is in the document, before it is painted.
   * @param scrolledTo - How far its reader had scrolled, in px: the router has scrolled it up since.
   */
  onShown: (scrolledTo: number) => void;
}

function FirstPage({ router, onShown }: FirstPageProps) {
  const scrolledTo = useRef(0);
  // Of all effects, these come before the router's.
  useInsertionEffect(() => {
    scrolledTo.current = window.scrollY;
  }, []);
  useLayoutEffect(() => onShown(scrolledTo.current), [onShown]);
  // Not before the account is that of this reader: what is drawn is a visitor's.
  useEffect(endEarly, []);
  return (
    <StrictMode>
      <PortalPage>
        <RouterProvider router={router} />
      </PortalPage>
    </StrictMode>
  );
}

/** Whether the build has drawn in `root` what this reader is to see first. */
function isDrawn(root: HTMLElement, { errors, location }: StartedPortal['router']['state']) {
  const { path, reader } = root.dataset;
  const isPage = path === location.pathname && location.search === '' && !hasDrafts();
  const isForReader = reader === undefined || session.user() === undefined;
  return isPage && isForReader && errors === null;
}

/** Leaves the page as its reader has it, who has read and typed since it was drawn. */
function goOn(root: HTMLElement, scrolledTo: number): void {
  window.scrollTo(0, scrolledTo);
  typeAgain(root);
}

function show(router: StartedPortal['router']): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // As transitions, which React interrupts: a phone takes a while for a page, and meanwhile answers whoever touches it.
  startTransition(() => {
    if (isDrawn(root, router.state))
      hydrateRoot(root, <FirstPage router={router} onShown={(y) => goOn(root, y)} />);
    // What the build has drawn for others stays until the page takes its place, all at once.
    else createRoot(root).render(<FirstPage router={router} onShown={endEarly} />);
  });
  if (session.user()) void loadLogInAgain().catch(() => {});
}

/**
 * Gives a page that the browser has just opened a name of its own. The router calls each of them `default`, and would
 * scroll it to where another was left; one that is loaded again still has its name.
 */
function nameEntry(): void {
  window.history.replaceState({ key: `${Math.random()}`, ...window.history.state }, '');
}

function start(): void {
  nameEntry();
  const { router } = startPortal(createPortalRouter);
  if (router.state.initialized) {
    show(router);
    return;
  }
  // The page that is drawn already needs no other while the module of its route comes.
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show(router);
  });
}

// Not in the same breath as the reading of the scripts, which takes a phone long enough.
setTimeout(start);
