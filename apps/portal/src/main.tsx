import '@medportal/ui/fonts';
import { GlobalStyle, LinkProvider } from '@medportal/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { RouterLink } from './router-link.tsx';
import { createPortalRouter } from './router.tsx';
import { session } from './session.ts';
import { toasts } from './toasts.ts';

const notices = {
  expired: 'Your session has ended. Please log in again.',
  unreadable: 'You were logged out: the stored session could not be read.',
};

// The session is known before the router reads the first page, so that nobody sees another persona's page flash by.
const notice = session.start({
  onOtherTab: () => void router.revalidate(),
  onExpired: () => toasts.info(notices.expired),
});
const router = createPortalRouter();
if (notice) toasts.info(notices[notice]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <LinkProvider component={RouterLink}>
      <RouterProvider router={router} />
    </LinkProvider>
  </StrictMode>,
);
