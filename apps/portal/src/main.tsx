import '@medportal/ui/fonts';
import { GlobalStyle, LinkProvider } from '@medportal/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { RouterLink } from './router-link.tsx';
import { createPortalRouter } from './router.tsx';
import { startSession } from './start-session.ts';

// The session is known before the router reads the first page, so that nobody sees another persona's page flash by.
startSession(() => void router.revalidate());
const router = createPortalRouter();

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
