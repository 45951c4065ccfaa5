import '@medportal/ui/fonts';
import { GlobalStyle } from '@medportal/ui';
import { createRoot } from 'react-dom/client';
import type { DataRouter, RouteObject } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { noteReload } from '../src/shell/failure.ts';
import { routes as portalRoutes } from '../src/router.tsx';
import { Root, RootError } from '../src/shell/root.tsx';
import { PortalFromStart, tokenOf, type Viewer } from '../src/testing/PortalAt.tsx';

export interface VisitOptions {
  path: string;
  viewer: Viewer;
  /** The portal's routes when absent. */
  routes?: RouteObject[];
  /** Keeps the session storage, as a reload does. False when absent. */
  isReload?: boolean;
}

export interface Visit {
  go: (path: string) => Promise<void>;
  back: () => Promise<void>;
  path: () => string;
  /** Unmounts the portal before the test ends. */
  leave: () => void;
  /** Unhandled errors and rejections, and unexpected console output. */
  problems: string[];
}

const expectedLog = /^\w+ failed: \w+$/;

/** Collects {@link Visit.problems} until the test ends. */
function collectProblems(): string[] {
  const problems: string[] = [];
  const add = (problem: unknown) => problems.push(String(problem));
  const handleError = ({ message }: ErrorEvent) => add(message);
  const handleRejection = ({ reason }: PromiseRejectionEvent) => add(reason);
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  const originals = { error: console.error, warn: console.warn };
  console.error = (...args) => void (expectedLog.test(String(args[0])) || add(args.join(' ')));
  console.warn = (...args) => add(args.join(' '));
  onTestFinished(() => {
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
    Object.assign(console, originals);
  });
  return problems;
}

export const portalWith = (page: RouteObject): RouteObject[] => [
  { Component: Root, ErrorBoundary: RootError, children: [page] },
];

/** Renders the portal until the test ends: the real routes, startup and session. */
export function visit({
  path,
  viewer,
  routes = portalRoutes,
  isReload = false,
}: VisitOptions): Visit {
  if (!isReload) sessionStorage.clear();
  // Prevents the reload after a failed import, which would reload the test page.
  noteReload();
  const problems = collectProblems();
  const host = document.body.appendChild(document.createElement('div'));
  host.className = 'medportal';
  const root = createRoot(host);
  const leave = () => {
    root.unmount();
    host.remove();
  };
  onTestFinished(leave);
  let router: DataRouter | undefined;
  root.render(
    <>
      <GlobalStyle />
      <PortalFromStart
        stored={tokenOf(viewer, path)}
        path={path}
        routes={routes}
        isReload={isReload}
        onRouter={(next) => (router = next)}
      />
    </>,
  );
  return {
    go: async (next) => router?.navigate(next),
    back: async () => router?.navigate(-1),
    path: () => {
      const { pathname = '', search = '' } = router?.state.location ?? {};
      return pathname + search;
    },
    leave,
    problems,
  };
}
