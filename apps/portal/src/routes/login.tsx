import { LoginScreen } from '@medportal/ui';
import { redirect, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../app/PageTitle.tsx';
import { paths, safeNext } from '../paths.ts';
import { logIn } from '../resources/accounts.ts';
import { session } from '../session/session.ts';
import { createWrites } from '../writes.ts';

const { action, useWrite } = createWrites<{ login: { email: string; password: string } }>({
  login: async (values, context) => {
    const result = await logIn(values, context.request.signal);
    if (result.status === 'failed') return result;
    const { searchParams, origin } = new URL(context.request.url);
    return redirect(safeNext(searchParams.get('next'), origin));
  },
});

export { action };

/** Whoever is logged in has nothing to do here. */
export function loader() {
  return session.user() ? redirect(paths.home()) : null;
}

const askedByAPage = {
  title: 'Log in to go on',
  message: 'You come back to the page that you were on.',
};

export function Component() {
  const [query] = useSearchParams();
  const { submission, save } = useWrite('login');
  return (
    <>
      <PageTitle description="Log in to MedPortal, as a patient or as a doctor.">Log in</PageTitle>
      <LoginScreen
        submission={submission}
        onSubmit={save}
        registerHref={paths.register()}
        notice={query.has('next') ? askedByAPage : undefined}
      />
    </>
  );
}
