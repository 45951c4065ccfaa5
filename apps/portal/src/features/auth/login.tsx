import { LoginScreen } from '@medportal/ui/screens';
import { redirect, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { useSendsMail } from '../../core/api/capabilities.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { paths, safeNext } from '../../paths.ts';
import { session } from '../../core/session/session.ts';
import { useLogIn } from './useLogIn.ts';

export function loader() {
  return session.user() ? redirect(paths.home()) : null;
}

export function Component() {
  const t = usePageTexts();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const sendsMail = useSendsMail() === true;
  const { submission, save } = useLogIn({
    // The user may see what was locked for a visitor.
    onSaved: () => queryClient.removeQueries({ type: 'inactive' }),
    onDone: () => void navigate(safeNext(query.get('next'), window.location.origin)),
  });
  return (
    <>
      <PageTitle description={t.titles.login.description}>{t.titles.login.title}</PageTitle>
      <LoginScreen
        email={state?.email}
        submission={submission}
        onSubmit={save}
        registerHref={paths.register()}
        forgotHref={sendsMail ? paths.forgotPassword() : undefined}
        onForgot={(email) => void navigate(paths.forgotPassword(), { state: { email } })}
        // Only a registration leads here with an email.
        isLinkSent={sendsMail && state?.email !== undefined}
        notice={query.has('next') ? t.logInToContinue : undefined}
      />
    </>
  );
}
