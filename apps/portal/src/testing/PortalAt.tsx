// The portal as page stories show it: the real routes, at a path, for a person, with the calls answered by MSW.
import { useEffect, useState } from 'react';
import { createMemoryRouter, parsePath, type RouteObject } from 'react-router-dom';
import { clearDrafts, openDraft } from '../data/drafts.ts';
import { Portal } from '../app/Portal.tsx';
import { routes as portalRoutes } from '../router.tsx';
import { STORAGE_KEY } from '../session/session.ts';
import { startPortal } from '../app/startPortal.ts';

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

/** The token that the browser of a page's viewer has stored; null for a visitor. */
export function tokenOf(viewer: Viewer, path: string): string | null {
  if (viewer === 'visitor') return null;
  return storyToken(viewer === 'owner' ? ownerOf(path) : people[viewer]);
}

// The stories of a docs page stand in frames that share one storage; none may log the others out. An event that a story
// makes itself is not trusted, and goes through.
window.addEventListener(
  'storage',
  (event) => {
    if (event.isTrusted) event.stopImmediatePropagation();
  },
  { capture: true },
);

/** Props of {@link PortalFromStart}. */
export interface PortalFromStartProps {
  /** What the browser has stored as the token; null for a first visit. */
  stored: string | null;
  /** The address it starts at. */
  path: string;
  /** Other routes than the portal's. */
  routes?: RouteObject[];
  /** What was entered before the page was loaded anew, by form. */
  drafts?: Record<string, object>;
  /** Leaves the drafts as they are, as a reload does. */
  isReload?: boolean;
  /** Gets each router that the portal makes. */
  onRouter?: (router: ReturnType<typeof createMemoryRouter>) => void;
}

/** The portal's own start in a browser with a stored token. It stops with the story: all share one page. */
export function PortalFromStart({
  stored,
  path,
  routes = portalRoutes,
  drafts,
  isReload = false,
  onRouter,
}: PortalFromStartProps) {
  const [portal] = useState(() => {
    if (stored === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, stored);
    if (!isReload) clearDrafts();
    const started = startPortal((other = path) => {
      // With a key of its own, as in a browser: else it would be scrolled to where another story was left.
      const entry = { ...parsePath(other), key: String(Math.random()) };
      const router = createMemoryRouter(routes, { initialEntries: [entry] });
      onRouter?.(router);
      return router;
    });
    for (const [form, values] of Object.entries(drafts ?? {})) openDraft(form).onChange(values);
    return started;
  });
  useEffect(() => portal.stop, [portal]);
  return <Portal portal={portal} />;
}

/** Props of {@link PortalAt}. */
export interface PortalAtProps extends Pick<PortalFromStartProps, 'drafts'> {
  /** The address, as `paths` builds it. */
  path: string;
  /** Who looks at it. The toolbar's persona, when one is chosen, takes precedence. */
  viewer: Viewer;
}

/** The portal at an address. */
export function PortalAt({ path, viewer, drafts }: PortalAtProps) {
  return <PortalFromStart drafts={drafts} stored={tokenOf(viewer, path)} path={path} />;
}

/** Parameters that every page story shares: a page fills the window, and a docs page frames it. */
export const pageParameters = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '800px' } },
} as const;
