import { AppBar, AppShell, Footer } from '@medportal/ui';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLinks } from '../core/page/useLinks.ts';
import { useLanguageChoice } from './useLanguageChoice.ts';
import { paths } from '../paths.ts';
import { loadUserParts } from './loadUserParts.ts';
import { logOut } from './logOut.ts';
import { useUser } from '../core/session/session.ts';
import type { User } from '../core/session/token.ts';
import { Announcer } from '../core/feedback/Announcer.tsx';
import { afterConfirmation } from '../core/drafts/navigationGuard.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { setUserStatus, useUserStatus } from '../core/session/userStatus.ts';

/** Keeps the user's status up to date. */
function useWatchedStatus(user: User | undefined): void {
  useEffect(() => {
    if (!user) return undefined;
    let hasLeft = false;
    let end: (() => void) | undefined;
    void loadUserParts().then((parts) => {
      if (!hasLeft) end = parts?.watchUserStatus(user, setUserStatus);
    });
    return () => {
      hasLeft = true;
      end?.();
      setUserStatus();
    };
  }, [user]);
}

function profileHref({ name, persona }: User): string {
  return persona === 'doctor' ? paths.doctorProfile(name) : paths.patientProfile(name);
}

// Apart from the layout: the user's status arrives later, and changes nothing else.
function Bar() {
  const user = useUser();
  const { count, hasAccount, menu } = useUserStatus();
  const choice = useLanguageChoice();
  const { home, features, doctors, specializations } = useLinks();
  const { pathname } = useLocation();
  const links = [home, features, doctors, specializations].map((link) => ({
    ...link,
    current: link.href.toLowerCase() === pathname.toLowerCase(),
  }));
  return (
    <AppBar
      homeHref={home.href}
      links={links}
      account={
        user
          ? {
              kind: 'user',
              menu,
              name: user.name,
              avatar: user.persona === 'doctor' ? 'doctor' : 'person',
              profileHref: profileHref(user),
              ...(hasAccount && { accountHref: paths.account() }),
              count,
            }
          : { kind: 'visitor', loginHref: paths.login(), registerHref: paths.register() }
      }
      languages={choice}
      onLogOut={() => afterConfirmation(logOut)}
    />
  );
}

export function Layout({ children }: { children: ReactNode }) {
  useHeadingFocus();
  useWatchedStatus(useUser());
  const choice = useLanguageChoice();
  const { home, features, doctors } = useLinks();
  const { pathname } = useLocation();
  return (
    <AppShell
      bar={<Bar />}
      footer={<Footer homeHref={home.href} links={[home, features, doctors]} languages={choice} />}
    >
      {children}
      {/* Clears the last announcement on navigation. */}
      <Announcer key={pathname} />
    </AppShell>
  );
}
