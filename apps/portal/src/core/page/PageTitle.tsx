import { usePageTexts } from '../i18n/language.ts';
import { useUserStatus } from '../session/userStatus.ts';

export interface PageTitleProps {
  children: string;
  /** The meta description. When absent, the one in index.html applies. */
  description?: string;
}

export function PageTitle({ children, description }: PageTitleProps) {
  const t = usePageTexts();
  const { count } = useUserStatus();
  const title = t.pageTitle({ page: children });
  return (
    <>
      <title>{count > 0 ? `(${count}) ${title}` : title}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
