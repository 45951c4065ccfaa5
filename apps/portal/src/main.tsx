import '@medportal/ui/fonts';
import { GlobalStyle } from '@medportal/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Portal } from './portal.tsx';
import { createPortalRouter } from './router.tsx';
import { startPortal } from './start-portal.ts';

const { router } = startPortal(createPortalRouter);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <Portal router={router} />
  </StrictMode>,
);
