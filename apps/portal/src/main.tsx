import '@medportal/ui/fonts';
import { StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { hasDrafts } from './drafts.ts';
import { endEarly } from './early.ts';
import { loadLogInAgain } from './log-in-again-place.tsx';
import { PortalPage } from './portal.tsx';
import { createPortalRouter } from './router.tsx';
import { session } from './session.ts';
import { startPortal } from './start-portal.ts';
import { takeTypedWords } from './typed-words.ts';

const { router } = startPortal(createPortalRouter);

function FirstPage({ onShown }: { onShown?: () => void }) {
  useLayoutEffect(() => {
    endEarly();
    onShown?.();
  }, [onShown]);
  return (
    <StrictMode>
      <PortalPage>
        <RouterProvider router={router} />
      </PortalPage>
    </StrictMode>
  );
}

/** Whether the build has drawn in `root` what this reader is to see first. */
function isDrawn(root: HTMLElement): boolean {
  const { errors, location } = router.state;
  const isVisitor = session.user() === undefined && !hasDrafts();
  const isPage = root.dataset['path'] === location.pathname && location.search === '';
  return isVisitor && isPage && errors === null;
}

function show(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  if (isDrawn(root)) hydrateRoot(root, <FirstPage onShown={takeTypedWords(root)} />);
  // What the build has drawn for others stays until the page takes its place, all at once.
  else createRoot(root).render(<FirstPage />);
  if (session.user()) void loadLogInAgain().catch(() => {});
}

// The page that is drawn already needs no other while the module of its route comes.
if (router.state.initialized) show();
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
}
