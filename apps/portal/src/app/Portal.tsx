import { GlobalStyle, LinkProvider, StyleProvider } from '@medportal/ui';
import { type ReactNode, useRef } from 'react';
import { LogInAgainPlace } from '../session/LogInAgainHost.tsx';
import { RouterLink } from './RouterLink.tsx';
import { ShownPage } from '../shown-page.ts';

/** The portal around its router, with the screens' links going through that, and the log-in that any page may need. */
export function Portal({ children }: { children: ReactNode }) {
  const shownPage = useRef<string>(undefined);
  return (
    <StyleProvider>
      <LinkProvider component={RouterLink}>
        <ShownPage value={shownPage}>{children}</ShownPage>
        <LogInAgainPlace />
      </LinkProvider>
    </StyleProvider>
  );
}

// The build puts these styles into each page that it draws; only the server of `npm run dev` draws none.
const isUnstyled = import.meta.env.SSR || import.meta.env.DEV;

/** The whole of a page of its own, as the build draws it and as a browser takes it over. */
export function PortalPage({ children }: { children: ReactNode }) {
  return (
    <>
      {isUnstyled && <GlobalStyle />}
      <Portal>{children}</Portal>
    </>
  );
}
