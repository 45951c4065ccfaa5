import { FailureScreen, PageLoader } from '@medportal/ui';
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
import { useForgetEndedSession } from '../app/useForgetEndedSession.ts';

const badRequest = { status: 400, statusText: 'Bad Request' };

/** Whether an address is whole: others were cut off within an encoded letter. */
function canDecode(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** An address that cannot be decoded is no page's, even where it matches a route. */
export function rootLoader({ request }: LoaderFunctionArgs) {
  if (!canDecode(new URL(request.url).pathname)) throw data(null, badRequest);
  return null;
}

/** The layout that every page shares. */
export function Root() {
  useForgetEndedSession();
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
  const failure = canDecode(pathname) ? failureOf(error) : badRequest;
  return (
    <Layout>
      <PageTitle>Unexpected Application Error!</PageTitle>
      <FailureScreen {...failure} links={[home, doctors]} />
    </Layout>
  );
}
