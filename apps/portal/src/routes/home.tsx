import { HomeScreen } from '@medportal/ui/screens';
import { PageTitle } from '../app/PageTitle.tsx';
import { useHour } from '../app/useHour.ts';
import { usePageTexts } from '../language/language.ts';
import { paths } from '../paths.ts';
import { useUser } from '../session/session.ts';
import { useForYou } from './useForYou.ts';

export function Component() {
  const t = usePageTexts().titles.home;
  const user = useUser();
  const forYou = useForYou();
  const now = useHour();
  return (
    <>
      <PageTitle description={t.description}>{t.title}</PageTitle>
      <HomeScreen
        joinHref={user ? undefined : paths.register()}
        doctorsHref={paths.doctors()}
        {...(forYou && { forYou: forYou.view, onRetry: forYou.onRetry, now })}
      />
    </>
  );
}
