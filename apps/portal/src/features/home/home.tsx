import { HomeScreen } from '@medportal/ui/screens';
import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { usePageTexts, withTexts } from '../../core/i18n/language.ts';
import { paths } from '../../paths.ts';
import { session, useUser } from '../../core/session/session.ts';
import type { User } from '../../core/session/token.ts';

// Visitors, for whom the page has to be small, never load it. When it is lost, the landing page stays.
const loadRegion = () =>
  withTexts('ForYouRegion', () => import('./ForYouRegion.tsx')).catch(() => undefined);

interface HomeData {
  ForYouRegion: ComponentType<{ user: User }> | undefined;
}

export async function loader(): Promise<HomeData> {
  const user = session.user();
  const region = user && (await loadRegion());
  if (user) void region?.prefetchForYou(user);
  return { ForYouRegion: region?.default };
}

export function Component() {
  const t = usePageTexts().titles.home;
  const user = useUser();
  const { ForYouRegion } = useLoaderData<HomeData>();
  return (
    <>
      <PageTitle description={t.description}>{t.title}</PageTitle>
      <HomeScreen
        joinHref={user ? undefined : paths.register()}
        doctorsHref={user?.persona === 'doctor' ? undefined : paths.doctors()}
      >
        {user && ForYouRegion && <ForYouRegion user={user} />}
      </HomeScreen>
    </>
  );
}
