import { AppBar, AppShell, Footer } from '@medportal/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { session, useUser } from '../session/session.ts';
import type { User } from '../session/token.ts';
import { Announcer } from './Announcer.tsx';
import { afterConfirmation } from './navigationGuard.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

/** The start page, as a link. */
export const home = { label: 'Home', href: paths.home() };
const features = { label: 'Features', href: paths.features() };
/** The list of doctors, as a link. */
export const doctors = { label: 'Doctors', href: paths.doctors() };
const specializations = { label: 'MedicalSpecifications', href: paths.specializations() };

function ownProfile({ name, persona }: User): string {
  return persona === 'doctor' ? paths.doctorProfile(name) : paths.patientProfile(name);
}

/** What stands around every page: bar and footer. */
export function Layout({ children }: { children: ReactNode }) {
  useHeadingFocus();
  const user = useUser();
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
        user
          ? {
              kind: 'user',
              name: user.name,
              avatar: user.persona === 'doctor' ? 'doctor' : 'person',
              profileHref: ownProfile(user),
            }
          : { kind: 'visitor', loginHref: paths.login(), registerHref: paths.register() }
      }
      onLogOut={() => afterConfirmation(() => session.logOut())}
    />
  );
  return (
    <AppShell bar={bar} footer={<Footer homeHref={home.href} links={[home, features, doctors]} />}>
      {children}
      {/* Nothing that was said on one page is left on the next. */}
      <Announcer key={pathname} />
    </AppShell>
  );
}
