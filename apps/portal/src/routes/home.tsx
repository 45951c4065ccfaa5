import { ForYouSpace, HomeScreen } from '@medportal/ui/screens';
import { lazy, Suspense } from 'react';
import { PageTitle } from '../app/PageTitle.tsx';
import { usePageTexts, withTexts } from '../language/language.ts';
import { paths } from '../paths.ts';
import { useUser } from '../session/session.ts';

// Visitors, for whom the page has to be small, never load it. When it is lost, the landing page stays.
const ForYouRegion = lazy(() =>
  withTexts('ForYouRegion', () => import('./ForYouRegion.tsx')).catch(() => ({
    default: () => null,
  })),
);

export function Component() {
  const t = usePageTexts().titles.home;
  const user = useUser();
  return (
    <>
      <PageTitle description={t.description}>{t.title}</PageTitle>
      <HomeScreen joinHref={user ? undefined : paths.register()} doctorsHref={paths.doctors()}>
        {user && (
          <Suspense fallback={<ForYouSpace />}>
            <ForYouRegion user={user} />
          </Suspense>
        )}
      </HomeScreen>
    </>
  );
}
