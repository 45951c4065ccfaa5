import { FailureScreen, type FailureScreenProps } from '@medportal/ui/screens';
import { usePageTexts } from '../i18n/language.ts';
import { PageTitle } from './PageTitle.tsx';
import { useLinks } from './useLinks.ts';

/** The content of a page that does not exist or has failed, with links onward. */
export function ErrorPage(failure: Omit<FailureScreenProps, 'links'>) {
  const t = usePageTexts();
  const { home, doctors } = useLinks();
  return (
    <>
      <PageTitle>{t.titles.error}</PageTitle>
      <FailureScreen {...failure} links={[home, doctors]} />
    </>
  );
}
