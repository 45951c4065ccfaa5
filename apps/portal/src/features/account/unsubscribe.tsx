import { UnsubscribeScreen } from '@medportal/ui/screens';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { useLink } from '../../core/page/useLink.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { paths } from '../../paths.ts';
import { unsubscribe } from './api.ts';

export function Component() {
  const t = usePageTexts().titles;
  const { view, save } = useLink(unsubscribe, 'unsubscribe-link-invalid');
  return (
    <>
      <PageTitle>{t.unsubscribe}</PageTitle>
      <UnsubscribeScreen view={view} onUnsubscribe={() => save({})} accountHref={paths.account()} />
    </>
  );
}
