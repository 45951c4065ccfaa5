import { createContext, use, type ReactNode } from 'react';

const LocaleContext = createContext('en-GB');

/** Props of {@link LocaleProvider}. */
export interface LocaleProviderProps {
  /** A BCP 47 tag, such as `de` or `ar-EG`. */
  locale: string;
  /** Everything whose dates follow the locale. */
  children: ReactNode;
}

/** Says how dates are written below it. Without one they are written as in British English. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The locale that dates are written in. */
export function useLocale(): string {
  return use(LocaleContext);
}
