import { HomeScreen } from '@medportal/ui/screens';
import { PageTitle } from '../app/PageTitle.tsx';
import { usePageTexts } from '../language/language.ts';
import { paths } from '../paths.ts';
import { useUser } from '../session/session.ts';

export function Component() {
  const t = usePageTexts().titles.home;
  const user = useUser();
  return (
    <>
      <PageTitle description={t.description}>{t.title}</PageTitle>
      <HomeScreen joinHref={user ? undefined : paths.register()} doctorsHref={paths.doctors()} />
    </>
  );
}
