import { ConfirmEmailScreen, type ConfirmEmailView } from '@medportal/ui/screens';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { useLinkToken } from '../../core/page/useLinkToken.ts';
import { useWrite } from '../../core/query/useWrite.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { paths } from '../../paths.ts';
import { confirmEmail } from './api.ts';

export function Component() {
  const t = usePageTexts().titles;
  const token = useLinkToken();
  const { submission, saves, problem, save } = useWrite(confirmEmail);

  const view = (): ConfirmEmailView => {
    if (saves > 0) return { status: 'done' };
    if (token === '' || problem === 'email-link-invalid') return { status: 'invalid-link' };
    return { status: 'ready', submission };
  };

  return (
    <>
      <PageTitle>{t.confirmEmail}</PageTitle>
      <ConfirmEmailScreen
        view={view()}
        onConfirm={() => save({ token })}
        accountHref={paths.account()}
      />
    </>
  );
}
