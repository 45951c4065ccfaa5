import { HomeScreen } from '@medportal/ui/screens';
import { PageTitle } from '../app/PageTitle.tsx';
import { paths } from '../paths.ts';
import { useUser } from '../session/session.ts';

export function Component() {
  const user = useUser();
  return (
    <>
      <PageTitle description="Find doctors, send health-check requests and read their responses.">
        Better health starts here
      </PageTitle>
      <HomeScreen joinHref={user ? undefined : paths.register()} doctorsHref={paths.doctors()} />
    </>
  );
}
