import { FailureScreen, type FailureScreenProps, PageLoader } from '@medportal/ui';
import { isRouteErrorResponse, Outlet, ScrollRestoration, useRouteError } from 'react-router-dom';
import { doctors, home, Layout } from '../app/Layout.tsx';
import { PageTitle } from '../app/PageTitle.tsx';

/** The layout that every page shares. */
export function Root() {
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

// In the words of Chromium, Firefox and Safari.
const notFetched = /dynamically imported module|importing a module script/i;

function failureOf(error: unknown): Omit<FailureScreenProps, 'links'> {
  if (isRouteErrorResponse(error)) return { status: error.status, statusText: error.statusText };
  if (!(error instanceof Error)) return {};
  if (!notFetched.test(error.message)) return { message: error.message };
  return {
    message: 'This page could not be loaded. Check your connection, then load it again.',
    onRetry: () => window.location.reload(),
  };
}

/** Unknown addresses and everything that a page threw. */
export function RootError() {
  const error = useRouteError();
  return (
    <Layout>
      <PageTitle>Unexpected Application Error!</PageTitle>
      <FailureScreen {...failureOf(error)} links={[home, doctors]} />
    </Layout>
  );
}
