export interface PageTitleProps {
  children: string;
  /** The meta description. When absent, the one in index.html applies. */
  description?: string;
}

export function PageTitle({ children, description }: PageTitleProps) {
  return (
    <>
      <title>{`${children} – MedPortal`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
