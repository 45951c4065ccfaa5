// A visit to the portal: its real routes, start and session, in a page of their own, for as long as a test runs.
import '@medportal/ui/fonts';
import { GlobalStyle } from '@medportal/ui';
import { createRoot } from 'react-dom/client';
import type { DataRouter, RouteObject } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { noteReload } from '../src/app/failure.ts';
import { routes as portalRoutes } from '../src/router.tsx';
import { Root, RootError } from '../src/routes/root.tsx';
import { PortalFromStart, tokenOf, type Viewer } from '../src/testing/PortalAt.tsx';

/** Where a visit begins, and whose it is. */
export interface VisitOptions {
  path: string;
  viewer: Viewer;
  /** Other routes than the portal's, to see what the checks say of them. */
  routes?: RouteObject[];
  /** Whether the tab has been there before: what it keeps is there again. */
  isReload?: boolean;
}

/** A visit under way. */
export interface Visit {
  /** Goes to another address of the portal. */
  go: (path: string) => Promise<void>;
  /** Goes back to the page before. */
  back: () => Promise<void>;
  /** The address now. */
  path: () => string;
  /** Ends the visit before its test ends. */
  leave: () => void;
  /** What went wrong unseen: errors and rejections that nobody handled, and unexpected words in the console. */
  problems: string[];
}

/** What the portal itself reports of a failed call. */
const report = /^\w+ failed: \w+$/;

/** Notes what goes wrong unseen, for the test to look at; the test runner stands aside meanwhile. */
function watch(): string[] {
  const problems: string[] = [];
  const note = (problem: unknown) => problems.push(String(problem));
  const onError = ({ message }: ErrorEvent) => note(message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => note(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  const originals = { error: console.error, warn: console.warn };
  console.error = (...words) => void (report.test(String(words[0])) || note(words.join(' ')));
  console.warn = (...words) => note(words.join(' '));
  onTestFinished(() => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    Object.assign(console, originals);
  });
  return problems;
}

/** The portal with this page alone, in the layout that every page has. */
export const portalWith = (page: RouteObject): RouteObject[] => [
  { Component: Root, ErrorBoundary: RootError, children: [page] },
];

/** Opens the portal at an address. The visit ends with the test. */
export function visit({
  path,
  viewer,
  routes = portalRoutes,
  isReload = false,
}: VisitOptions): Visit {
  if (!isReload) sessionStorage.clear();
  // A page that reloads itself would take the test with it.
  noteReload();
  const problems = watch();
  const host = document.body.appendChild(document.createElement('div'));
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
