import { LinkProvider } from '@medportal/ui';
import { useRef } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { LogInAgain } from './log-in-again.tsx';
import { RouterLink } from './router-link.tsx';
import { ShownPage } from './shown-page.ts';

/** Props of {@link Portal}. */
export interface PortalProps {
  /** The router of a started portal. */
  router: RouterProviderProps['router'];
}

/** The portal, with the screens' links going through its router, and the log-in that any page may need. */
export function Portal({ router }: PortalProps) {
  const shownPage = useRef<string>(undefined);
  return (
    <LinkProvider component={RouterLink}>
      <ShownPage value={shownPage}>
        <RouterProvider router={router} />
      </ShownPage>
      <LogInAgain />
    </LinkProvider>
  );
}
