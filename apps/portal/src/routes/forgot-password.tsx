import { ForgotPasswordScreen } from '@medportal/ui/screens';
import { useState } from 'react';
import { ErrorPage } from '../app/ErrorPage.tsx';
import { PageTitle } from '../app/PageTitle.tsx';
import { useSendsMail } from '../data/capabilities.ts';
import { useWrite } from '../data/useWrite.ts';
import { usePageTexts } from '../language/language.ts';
import { paths } from '../paths.ts';
import { requestPasswordReset } from '../resources/passwordReset.ts';

export function Component() {
  const t = usePageTexts().titles.forgotPassword;
  const [email, setEmail] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const { submission, save } = useWrite(requestPasswordReset, {
    onSaved: (sent) => {
      setEmail(sent.email);
      setIsSent(true);
    },
  });
  // A backend that sends no emails has no such page.
  if (useSendsMail() === false) return <ErrorPage status={404} />;
  return (
    <>
      <PageTitle description={t.description}>{t.title}</PageTitle>
      <ForgotPasswordScreen
        view={
          isSent && email !== undefined
            ? { status: 'sent', email }
            : { status: 'ready', submission }
        }
        email={email}
        onSubmit={save}
        onTryAgain={() => setIsSent(false)}
        loginHref={paths.login()}
      />
    </>
  );
}
