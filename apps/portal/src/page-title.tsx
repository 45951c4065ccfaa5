/** The title of a page, as the browser's tab and a screen reader name it. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – MedPortal`}</title>;
}
