import { createContext, use, type ReactNode } from 'react';

const LocaleContext = createContext('en-GB');

/** Props of {@link LocaleProvider}. */
export interface LocaleProviderProps {
  /** A BCP 47 tag, such as `de` or `ar-EG`. */
  locale: string;
  /** The tree that uses the locale. */
  children: ReactNode;
}

/** Sets the locale of dates in the tree below. Without it, dates are in British English. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The BCP 47 tag of the locale for dates. */
export function useLocale(): string {
  return use(LocaleContext);
}
