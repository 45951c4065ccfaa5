import { ConfirmEmailScreen } from '@medportal/ui/screens';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { useLink } from '../../core/page/useLink.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { paths } from '../../paths.ts';
import { confirmEmail } from './api.ts';

export function Component() {
  const t = usePageTexts().titles;
  const { view, save } = useLink(confirmEmail, 'email-link-invalid');
  return (
    <>
      <PageTitle>{t.confirmEmail}</PageTitle>
      <ConfirmEmailScreen view={view} onConfirm={() => save({})} accountHref={paths.account()} />
    </>
  );
}
