/** Props of {@link PageTitle}. */
export interface PageTitleProps {
  children: string;
  /** What a search engine says of the page. Without it, what index.html says of the portal stands. */
  description?: string;
}

/** The title of a page, as the browser's tab and a screen reader name it. */
export function PageTitle({ children, description }: PageTitleProps) {
  return (
    <>
      <title>{`${children} – MedPortal`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
