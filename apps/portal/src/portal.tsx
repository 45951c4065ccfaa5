import { LinkProvider } from '@medportal/ui';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { RouterLink } from './router-link.tsx';

/** Props of {@link Portal}. */
export interface PortalProps {
  /** The router of a started portal. */
  router: RouterProviderProps['router'];
}

/** The portal, with the screens' links going through its router. */
export function Portal({ router }: PortalProps) {
  return (
    <LinkProvider component={RouterLink}>
      <RouterProvider router={router} />
    </LinkProvider>
  );
}
