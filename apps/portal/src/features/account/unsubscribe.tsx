import { UnsubscribeScreen, type UnsubscribeView } from '@medportal/ui/screens';
import { PageTitle } from '../../core/page/PageTitle.tsx';
import { useLinkToken } from '../../core/page/useLinkToken.ts';
import { useWrite } from '../../core/query/useWrite.ts';
import { usePageTexts } from '../../core/i18n/language.ts';
import { paths } from '../../paths.ts';
import { unsubscribe } from './api.ts';

export function Component() {
  const t = usePageTexts().titles;
  const token = useLinkToken();
  const { submission, saves, problem, save } = useWrite(unsubscribe);

  const view = (): UnsubscribeView => {
    if (saves > 0) return { status: 'done' };
    if (token === '' || problem === 'unsubscribe-link-invalid') return { status: 'invalid-link' };
    return { status: 'ready', submission };
  };

  return (
    <>
      <PageTitle>{t.unsubscribe}</PageTitle>
      <UnsubscribeScreen
        view={view()}
        onUnsubscribe={() => save({ token })}
        accountHref={paths.account()}
      />
    </>
  );
}
