import { PageLoader } from '@medportal/ui';
import { FailureScreen } from '@medportal/ui/screens';
import { useEffect } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router-dom';
import { failureOf, isMissingModule, reloadForNewBuild } from '../app/failure.ts';
import { doctors, home, Layout } from '../app/Layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { useForgetExpiredSession } from '../app/useForgetExpiredSession.ts';

const badRequest = { status: 400, statusText: 'Bad Request' };

/** The address as text; undefined where it was cut off within an encoded letter. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** An address that cannot be decoded is no page's, even where it matches a route. */
export function rootLoader({ request }: LoaderFunctionArgs) {
  if (decode(new URL(request.url).pathname) === undefined) throw data(null, badRequest);
  return null;
}

/** The layout that every page shares. */
export function Root() {
  useForgetExpiredSession();
  return (
    <Layout>
      <Outlet />
      <ScrollRestoration />
    </Layout>
  );
}

/** What is shown until the first page is there. */
export function RootLoading() {
  return (
    <Layout>
      <PageLoader />
    </Layout>
  );
}

/** Unknown addresses and everything that a page threw. */
export function RootError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const isOutdated = isMissingModule(error);
  useEffect(() => {
    if (isOutdated) reloadForNewBuild();
  }, [isOutdated]);
  // Without a matching route no loader has looked at the address.
  const failure = decode(pathname) === undefined ? badRequest : failureOf(error);
  return (
    <Layout>
      <PageTitle>Unexpected Application Error!</PageTitle>
      <FailureScreen {...failure} links={[home, doctors]} />
    </Layout>
  );
}
