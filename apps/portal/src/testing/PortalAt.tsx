import { useEffect, useState } from 'react';
import { createMemoryRouter, parsePath, type RouteObject } from 'react-router-dom';
import { clearDrafts, openDraft } from '../core/drafts/drafts.ts';
import { withStorage } from '../core/storage.ts';
import { Portal } from '../shell/Portal.tsx';
import { routes as portalRoutes } from '../router.tsx';
import { STORAGE_KEY } from '../core/session/session.ts';
import { startPortal } from '../shell/startPortal.ts';
import { people, storyToken } from './people.ts';

/** Who views a page. `owner` is the subject of the profile in its path. */
export type Viewer = 'visitor' | 'patient' | 'doctor' | 'owner';

function ownerOf(path: string) {
  const [, kind, name = ''] = decodeURIComponent(path.split('?', 1)[0] ?? '').split('/');
  return { name, role: kind === 'patient' ? 'Patient' : 'Doctor' };
}

export function tokenOf(viewer: Viewer, path: string): string | null {
  if (viewer === 'visitor') return null;
  return storyToken(viewer === 'owner' ? ownerOf(path) : people[viewer]);
}

// The story frames of a docs page share one storage: a story must not log the others out. Events dispatched by a story
// itself are untrusted and pass.
window.addEventListener(
  'storage',
  (event) => {
    if (event.isTrusted) event.stopImmediatePropagation();
  },
  { capture: true },
);

export interface PortalFromStartProps {
  /** The stored token; null for a visitor. */
  stored: string | null;
  path: string;
  /** The portal's routes when absent. */
  routes?: RouteObject[];
  drafts?: Record<string, object>;
  /** Keeps existing drafts, as a reload does. False when absent. */
  isReload?: boolean;
  onRouter?: (router: ReturnType<typeof createMemoryRouter>) => void;
}

/** Starts the portal in a browser with a stored token. Stops it on unmount, since all stories share one page. */
export function PortalFromStart({
  stored,
  path,
  routes = portalRoutes,
  drafts,
  isReload = false,
  onRouter,
}: PortalFromStartProps) {
  const [portal] = useState(() => {
    withStorage('localStorage', (storage) =>
      stored === null ? storage.removeItem(STORAGE_KEY) : storage.setItem(STORAGE_KEY, stored),
    );
    if (!isReload) clearDrafts();
    const started = startPortal((initialPath = path) => {
      // A unique key, as in a browser: a shared one would restore another story's scroll position.
      const entry = { ...parsePath(initialPath), key: String(Math.random()) };
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

export interface PortalAtProps extends Pick<PortalFromStartProps, 'drafts'> {
  /** The address, built by `paths`. */
  path: string;
  /** Who views the page. The persona chosen in the toolbar takes precedence. */
  viewer: Viewer;
}

/** The portal at an address. */
export function PortalAt({ path, viewer, drafts }: PortalAtProps) {
  return <PortalFromStart drafts={drafts} stored={tokenOf(viewer, path)} path={path} />;
}

export const pageParameters = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '800px' } },
} as const;
