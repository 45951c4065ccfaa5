import { usePageTexts } from '../language/language.ts';

export interface PageTitleProps {
  children: string;
  /** The meta description. When absent, the one in index.html applies. */
  description?: string;
}

export function PageTitle({ children, description }: PageTitleProps) {
  const t = usePageTexts();
  return (
    <>
      <title>{t.pageTitle({ page: children })}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
