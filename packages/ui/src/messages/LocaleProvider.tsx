import { createContext, use, type ReactNode } from 'react';
import { useZoneOnceHydrated } from './useZoneOnceHydrated.ts';

const LocaleContext = createContext('en-GB');
/** The time zone of dates in a part of the tree. */
export const TimeZoneContext = createContext<string | undefined>(undefined);

export interface LocaleProviderProps {
  /** A BCP 47 tag, such as `de` or `ar-EG`. */
  locale: string;
  /**
   * The IANA name of a time zone, such as `Asia/Tokyo`. Default: that of an outer provider, or else the user's own.
   * Prerendered HTML cannot know the user's: it has times in UTC, and hydration replaces them.
   */
  timeZone?: string;
  /** The tree that uses the locale. */
  children: ReactNode;
}

/** Sets the locale and time zone of dates in the tree below. Without it, dates are in British English. */
export function LocaleProvider({ locale, timeZone, children }: LocaleProviderProps) {
  const outer = use(TimeZoneContext);
  return (
    <LocaleContext value={locale}>
      <TimeZoneContext value={timeZone ?? outer}>{children}</TimeZoneContext>
    </LocaleContext>
  );
}

/** The BCP 47 tag of the locale for dates. */
export function useLocale(): string {
  return use(LocaleContext);
}

/** The IANA name of the time zone for dates, or undefined for the user's own. */
export function useTimeZone(): string | undefined {
  return useZoneOnceHydrated(use(TimeZoneContext));
}
