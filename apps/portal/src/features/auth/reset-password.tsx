import { ResetPasswordScreen, type ResetPasswordView } from '@medportal/ui/screens';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { useLinkToken } from '../../core/page/useLinkToken.ts';
import { useSendsMail } from '../../core/api/capabilities.ts';
import { useWrite } from '../../core/query/useWrite.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { paths } from '../../paths.ts';
import { resetPassword } from './api.ts';
import { session } from '../../core/session/session.ts';

export function Component() {
  const t = usePageTexts().titles;
  const token = useLinkToken();
  const { submission, saves, problem, save } = useWrite(resetPassword, {
    // The server has ended the session of this device, too.
    onSaved: () => session.user() && session.declineRenewal(),
  });
  const sendsMail = useSendsMail() === true;

  const view = (): ResetPasswordView => {
    if (saves > 0) return { status: 'done' };
    if (token === '' || problem === 'reset-link-invalid') return { status: 'invalid-link' };
    return { status: 'ready', submission };
  };

  return (
    <>
      <PageTitle>{t.resetPassword}</PageTitle>
      <ResetPasswordScreen
        view={view()}
        onSubmit={({ newPassword }) => save({ token, newPassword })}
        forgotHref={sendsMail ? paths.forgotPassword() : undefined}
        loginHref={paths.login()}
      />
    </>
  );
}
