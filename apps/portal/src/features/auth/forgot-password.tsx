import { ForgotPasswordScreen } from '@medportal/ui/screens';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPage } from '../../core/page/ErrorPage.tsx';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { useSendsMail } from '../../core/api/capabilities.ts';
import { useWrite } from '../../core/query/useWrite.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { paths } from '../../paths.ts';
import { requestPasswordReset } from './api.ts';

export function Component() {
  const t = usePageTexts().titles.forgotPassword;
  const typed: string = useLocation().state?.email ?? '';
  const [{ email, isSent }, setLink] = useState({ email: typed, isSent: false });
  const { submission, save } = useWrite(requestPasswordReset, {
    onSaved: (values) => setLink({ email: values.email, isSent: true }),
  });
  // A backend that sends no emails has no such page.
  if (useSendsMail() === false) return <ErrorPage status={404} />;
  return (
    <>
      <PageTitle description={t.description}>{t.title}</PageTitle>
      <ForgotPasswordScreen
        view={isSent ? { status: 'sent', email } : { status: 'ready', submission }}
        email={email}
        onSubmit={save}
        onTryAgain={() => setLink({ email, isSent: false })}
        loginHref={paths.login()}
      />
    </>
  );
}
