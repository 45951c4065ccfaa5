import { AppBar, AppShell, FailureScreen, Footer, PageLoader } from '@medportal/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router-dom';
import { PageTitle } from '../page-title.tsx';
import { paths } from '../paths.ts';
import { session, type User, useSession } from '../session.ts';
import { ToastPlace } from '../toast-place.tsx';
import { unlessUnsaved } from '../unsaved.ts';

const home = { label: 'Home', href: paths.home() };
const features = { label: 'Features', href: paths.features() };
const doctors = { label: 'Doctors', href: paths.doctors() };
const specializations = { label: 'MedicalSpecifications', href: paths.specializations() };

function ownProfile({ name, persona }: User): string {
  return persona === 'doctor' ? paths.doctorProfile(name) : paths.patientProfile(name);
}

function Layout({ children }: { children: ReactNode }) {
  const current = useSession();
  const { pathname } = useLocation();
  const links = [home, features, doctors, specializations].map((link) => ({
    ...link,
    current: link.href.toLowerCase() === pathname.toLowerCase(),
  }));
  const bar = (
    <AppBar
      homeHref={home.href}
      links={links}
      account={
        current.status === 'loggedOut'
          ? { kind: 'visitor', loginHref: paths.login(), registerHref: paths.register() }
          : {
              kind: 'user',
              name: current.user.name,
              avatar: current.user.persona === 'doctor' ? 'doctor' : 'person',
              profileHref: ownProfile(current.user),
            }
      }
      onLogOut={() => unlessUnsaved(() => session.logOut())}
    />
  );
  return (
    <AppShell bar={bar} footer={<Footer homeHref={home.href} links={[home, features, doctors]} />}>
      {children}
      <ToastPlace />
    </AppShell>
  );
}

/** A new page starts at its heading, for the keyboard and for a screen reader; the first one at the top. */
function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const focusHeading = () => {
      const heading = document.getElementById('page-heading');
      heading?.focus({ preventScroll: true });
      return heading !== null;
    };
    if (focusHeading()) return undefined;
    // Some pages know their heading only when they have loaded.
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}

/** The layout that every page shares. */
export function Root() {
  useHeadingFocus();
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
  const links = [home, doctors];
  const screen = isRouteErrorResponse(error) ? (
    <FailureScreen status={error.status} statusText={error.statusText} links={links} />
  ) : (
    <FailureScreen message={error instanceof Error ? error.message : undefined} links={links} />
  );
  return (
    <Layout>
      <PageTitle>Unexpected Application Error!</PageTitle>
      {screen}
    </Layout>
  );
}
