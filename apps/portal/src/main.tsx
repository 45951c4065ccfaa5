import '@medportal/ui/fonts';
import { GlobalStyle } from '@medportal/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Portal } from './app/Portal.tsx';
import { startPortal } from './app/startPortal.ts';
import { createPortalRouter } from './router.tsx';

const portal = startPortal(createPortalRouter);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <Portal portal={portal} />
  </StrictMode>,
);
