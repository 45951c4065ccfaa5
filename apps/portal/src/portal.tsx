import { LinkProvider } from '@medportal/ui';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { LogInAgain } from './log-in-again.tsx';
import { RouterLink } from './router-link.tsx';

/** Props of {@link Portal}. */
export interface PortalProps {
  /** The router of a started portal. */
  router: RouterProviderProps['router'];
}

/** The portal, with the screens' links going through its router, and the log-in that any page may need. */
export function Portal({ router }: PortalProps) {
  return (
    <LinkProvider component={RouterLink}>
      <RouterProvider router={router} />
      <LogInAgain />
    </LinkProvider>
  );
}
