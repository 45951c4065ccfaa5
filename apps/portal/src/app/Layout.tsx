import { AppBar, AppShell, Footer } from '@medportal/ui';
import { type ReactNode, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { session, type User, useSession } from '../session/session.ts';
import { ShownPage } from '../shown-page.ts';
import { ToastPlace } from './ToastOutlet.tsx';
import { unlessUnsaved } from './navigationGuard.ts';

/** The start page, as a link. */
export const home = { label: 'Home', href: paths.home() };
const features = { label: 'Features', href: paths.features() };
/** The list of doctors, as a link. */
export const doctors = { label: 'Doctors', href: paths.doctors() };
const specializations = { label: 'MedicalSpecifications', href: paths.specializations() };

function ownProfile({ name, persona }: User): string {
  return persona === 'doctor' ? paths.doctorProfile(name) : paths.patientProfile(name);
}

/** What stands around every page: bar, footer, toasts. */
export function Layout({ children }: { children: ReactNode }) {
  useHeadingFocus();
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
  const shownRef = useContext(ShownPage);
  useEffect(() => {
    const before = shownRef.current;
    shownRef.current = pathname;
    if (before === undefined || before === pathname) return undefined;
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
  }, [pathname, shownRef]);
}
