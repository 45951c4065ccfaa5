import { HomeScreen } from '@medportal/ui';
import { PageTitle } from '../app/PageTitle.tsx';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.ts';

export function Component() {
  const { status } = useSession();
  return (
    <>
      <PageTitle>Better health starts here</PageTitle>
      <HomeScreen
        joinHref={status === 'loggedOut' ? paths.register() : undefined}
        doctorsHref={paths.doctors()}
      />
    </>
  );
}
