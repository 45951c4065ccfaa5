// The portal as page stories show it: the real routes, at a path, for a person, with the calls answered by MSW.
import { LinkProvider } from '@medportal/ui';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RouterLink } from './router-link.tsx';
import { routes } from './router.tsx';
import { session } from './session.ts';

/** Who looks at a page. `owner` is the person whose profile the page shows. */
export type Viewer = 'visitor' | 'patient' | 'doctor' | 'owner';

/** The synthetic people of the page stories. */
export const people = {
  patient: { name: 'Robin Meadow', role: 'Patient' },
  doctor: { name: 'Juniper Vale', role: 'Doctor' },
} as const;

/** A token that names a synthetic person. No server would take it: it has no signature. */
export function storyToken(claims: object): string {
  // By bytes, since btoa takes no letters beyond Latin-1.
  const part = (value: object) => {
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    return btoa(String.fromCodePoint(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
  };
  return `${part({ alg: 'none' })}.${part(claims)}.`;
}

function ownerOf(path: string) {
  const [, kind, name = ''] = decodeURIComponent(path.split('?', 1)[0] ?? '').split('/');
  return { name, role: kind === 'patient' ? 'Patient' : 'Doctor' };
}

/** Logs the viewer of a page in, or out. */
export function logInAs(viewer: Viewer, path: string): void {
  if (viewer === 'visitor') session.logOut();
  else session.logIn(storyToken(viewer === 'owner' ? ownerOf(path) : people[viewer]));
}

/** Props of {@link PortalAt}. */
export interface PortalAtProps {
  /** The address, as `paths` builds it. */
  path: string;
  /** Who looks at it. The toolbar's persona, when one is chosen, takes precedence. */
  viewer: Viewer;
}

/** The portal at an address. */
export function PortalAt({ path, viewer }: PortalAtProps) {
  const [router] = useState(() => {
    // Before the router reads the first page, as in the portal's own start.
    logInAs(viewer, path);
    return createMemoryRouter(routes, { initialEntries: [path] });
  });
  return (
    <LinkProvider component={RouterLink}>
      <RouterProvider router={router} />
    </LinkProvider>
  );
}

/** Parameters that every page story shares: a page fills the window, and a docs page frames it. */
export const pageParameters = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '800px' } },
} as const;
