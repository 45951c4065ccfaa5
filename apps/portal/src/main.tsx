import '@medportal/ui/fonts';
import { startTransition, StrictMode, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { hasDrafts } from './drafts.ts';
import { endEarly } from './early.ts';
import { loadLogInAgain } from './log-in-again-place.tsx';
import { PortalPage } from './portal.tsx';
import { createPortalRouter } from './router.tsx';
import { session } from './session.ts';
import { type StartedPortal, startPortal } from './start-portal.ts';
import { typeAgain } from './typed-words.ts';

interface FirstPageProps extends Pick<StartedPortal, 'router'> {
  /** Called when the page is in the document, before it is painted. */
  onShown: () => void;
}

function FirstPage({ router, onShown }: FirstPageProps) {
  useLayoutEffect(onShown, [onShown]);
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

function show(router: StartedPortal['router']): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // As transitions, which React interrupts: a phone takes a while for a page, and meanwhile answers whoever touches it.
  startTransition(() => {
    if (isDrawn(root, router.state))
      hydrateRoot(root, <FirstPage router={router} onShown={() => typeAgain(root)} />);
    // What the build has drawn for others stays until the page takes its place, all at once.
    else createRoot(root).render(<FirstPage router={router} onShown={endEarly} />);
  });
  if (session.user()) void loadLogInAgain().catch(() => {});
}

function start(): void {
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
