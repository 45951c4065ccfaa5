import { PageLoader } from '@medportal/ui';
import { useEffect } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router-dom';
import { ErrorPage } from '../core/page/ErrorPage.tsx';
import { failureOf, isMissingModule, reloadForNewBuild } from './failure.ts';
import { Layout } from './Layout.tsx';
import { loadUserParts } from './loadUserParts.ts';
import { useForgetExpiredSession } from './useForgetExpiredSession.ts';
import { usePageTexts } from '../core/i18n/language.ts';
import { session } from '../core/session/session.ts';

const badRequest = { status: 400, statusText: 'Bad Request' };

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Rejects malformed addresses, even when they match a route. Waits for what the bar shows a user. */
export async function rootLoader({ request }: LoaderFunctionArgs) {
  if (decode(new URL(request.url).pathname) === undefined) throw data(null, badRequest);
  if (session.user()) await loadUserParts();
  return null;
}

export function Root() {
  useForgetExpiredSession();
  return (
    <Layout>
      <Outlet />
      <ScrollRestoration />
    </Layout>
  );
}

export function RootLoading() {
  return (
    <Layout>
      <PageLoader />
    </Layout>
  );
}

export function RootError() {
  const t = usePageTexts();
  const error = useRouteError();
  const { pathname } = useLocation();
  const isOutdated = isMissingModule(error);
  useEffect(() => {
    if (isOutdated) reloadForNewBuild();
  }, [isOutdated]);
  // Without a matching route, `rootLoader` has not run.
  const failure = decode(pathname) === undefined ? badRequest : failureOf(error, t);
  return (
    <Layout>
      <ErrorPage {...failure} />
    </Layout>
  );
}
