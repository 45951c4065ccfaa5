import { ResetPasswordScreen } from '@medportal/ui/screens';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { useLink } from '../../core/page/useLink.ts';
import { useSendsMail } from '../../core/api/capabilities.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { paths } from '../../paths.ts';
import { resetPassword } from './api.ts';
import { session } from '../../core/session/session.ts';

export function Component() {
  const t = usePageTexts().titles;
  const { view, save } = useLink(resetPassword, 'reset-link-invalid', {
    // The server has ended the session of this device, too.
    onSaved: () => session.user() && session.declineRenewal(),
  });
  const sendsMail = useSendsMail() === true;
  return (
    <>
      <PageTitle>{t.resetPassword}</PageTitle>
      <ResetPasswordScreen
        view={view}
        onSubmit={save}
        forgotHref={sendsMail ? paths.forgotPassword() : undefined}
        loginHref={paths.login()}
      />
    </>
  );
}
