import { FailureScreen, PageLoader } from '@medportal/ui';
import { useEffect } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  useRouteError,
} from 'react-router-dom';
import { failureOf, isMissingModule, reloadForNewBuild } from '../app/failure.ts';
import { doctors, home, Layout } from '../app/Layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { useForgetEndedSession } from '../app/useForgetEndedSession.ts';

/** An address that was cut off within an encoded letter is no page's. */
export function rootLoader({ request }: LoaderFunctionArgs) {
  try {
    decodeURIComponent(new URL(request.url).pathname);
  } catch {
    throw data(null, { status: 400, statusText: 'Bad Request' });
  }
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
  const isOutdated = isMissingModule(error);
  useEffect(() => {
    if (isOutdated) reloadForNewBuild();
  }, [isOutdated]);
  return (
    <Layout>
      <PageTitle>Unexpected Application Error!</PageTitle>
      <FailureScreen {...failureOf(error)} links={[home, doctors]} />
    </Layout>
  );
}
