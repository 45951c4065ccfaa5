import { createContext, use, useMemo, type ReactNode } from 'react';
import { LocaleProvider } from '../components/DateTime/LocaleProvider.tsx';
import type { en } from './en.ts';
import { textsIn, type Texts } from './textsIn.ts';

/** A catalogue: every text of the components and screens, by section. */
export type Messages = typeof en;

interface Catalogue {
  locale: string;
  messages?: Messages | undefined;
  /** The texts of the sections used so far: many components share one. */
  texts: WeakMap<object, object>;
}

const MessagesContext = createContext<Catalogue>({ locale: 'en-GB', texts: new WeakMap() });

/** Props of {@link MessagesProvider}. */
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
  const value = useMemo(() => ({ locale, messages, texts: new WeakMap() }), [locale, messages]);
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
): Texts<Messages[Name]>;
export function useMessages(name: keyof Messages, english: object): object {
  const { locale, messages, texts } = use(MessagesContext);
  const section = messages?.[name] ?? english;
  const known = texts.get(section);
  if (known) return known;
  const created = textsIn(locale, section);
  texts.set(section, created);
  return created;
}
