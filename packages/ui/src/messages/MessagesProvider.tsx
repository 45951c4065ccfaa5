import { createContext, use, useMemo, type ReactNode } from 'react';
import { LocaleProvider } from './LocaleProvider.tsx';
import type * as en from './en/index.ts';
import { textsIn, type Texts } from './textsIn.ts';

/** A catalogue: every text of the components and screens, by section. */
export type Messages = typeof en;

const MessagesContext = createContext<{ locale: string; messages?: Messages | undefined }>({
  locale: 'en-GB',
});

export interface MessagesProviderProps {
  /** A BCP 47 tag of the messages' language, for plurals, numbers and dates: `ar` or `ar-EG`. */
  locale: string;
  /** Every text, in the language of `locale`. Default: English. */
  messages?: Messages | undefined;
  /** The tree that uses the messages. */
  children: ReactNode;
}

/** Sets the language of the tree below. Without it, texts and dates are in British English. */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  const value = useMemo(() => ({ locale, messages }), [locale, messages]);
  return (
    <MessagesContext value={value}>
      <LocaleProvider locale={locale}>{children}</LocaleProvider>
    </MessagesContext>
  );
}

/**
 * The texts of a section.
 * @param english - The section in English, for a tree without a provider. Each component passes its own, so that a
 *   bundle contains the English texts only of the components that it uses.
 */
export function useMessages<Name extends keyof Messages>(
  name: Name,
  english: Messages[Name],
): Texts<Messages[Name]> {
  const { locale, messages } = use(MessagesContext);
  const section = messages?.[name] ?? english;
  return useMemo(() => textsIn(locale, section), [locale, section]);
}
