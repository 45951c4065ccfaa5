import { textsIn, type Messages, type Texts } from '@medportal/ui/messages';
import { useSyncExternalStore } from 'react';
import type { PortalMessages } from './messages/en/index.ts';
import { pages } from './messages/en/pages.ts';

/** A language of the portal. */
export type Language = 'en' | 'ar';

/** The name of each language, in that language. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية' };

export const languages: readonly Language[] = ['en', 'ar'];

export const direction = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');

/** The parameter of an address, and the cookie, that choose a language. The server reads both, too. */
export const LANGUAGE_KEY = 'lang';

/** The texts of pages and their frame, in the user's language. */
export type PageTexts = Texts<PortalMessages['pages']>;

/** A language with its texts. */
export interface Current {
  language: Language;
  /** The user's variant of the language: `ar-EG` has other digits than `ar-MA`. */
  locale: string;
  /** The texts of components and screens; undefined for English, which they contain. */
  ui: Messages | undefined;
  /** Adds to `ui` what modules need; absent when it has all texts. */
  loadParts?: (modules: Iterable<string>) => Promise<void>;
  pages: PageTexts;
  /** The links of the features page; undefined for English, which that page contains. */
  features: Texts<PortalMessages['features']> | undefined;
  /** The texts about reads and failures; undefined for English, which the modules for data contain. */
  data: Texts<PortalMessages['data']> | undefined;
  /** The texts about writes; undefined for English, as above. */
  writes: Texts<PortalMessages['writes']> | undefined;
  /** The texts inside of downloaded files; undefined for English, as above. */
  copy: Texts<PortalMessages['copy']> | undefined;
}

const english: Current = {
  language: 'en',
  locale: 'en-GB',
  ui: undefined,
  pages: textsIn('en-GB', pages),
  features: undefined,
  data: undefined,
  writes: undefined,
  copy: undefined,
};

const isLanguage = (tag: string | undefined): tag is Language =>
  languages.some((one) => one === tag);

/** The language of a BCP 47 tag: `ar` for `ar-EG`. */
export const languageOf = (tag: string): string => tag.split('-', 1)[0]?.toLowerCase() ?? '';

function cookie(): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${LANGUAGE_KEY}=`));
  return found?.slice(LANGUAGE_KEY.length + 1);
}

function rememberLanguage(language: Language): void {
  const year = 365 * 24 * 60 * 60;
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${year}; samesite=lax`;
}

/** The language that an address asks for: `?lang=ar`. */
function addressLanguage(search: string): Language | undefined {
  const asked = new URLSearchParams(search).get(LANGUAGE_KEY)?.toLowerCase();
  return isLanguage(asked) ? asked : undefined;
}

/** Takes the language out of the browser's address, where it would overrule a later choice on a reload. */
function forgetAddressLanguage(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete(LANGUAGE_KEY);
  window.history.replaceState(window.history.state, '', address);
}

/** The address of the same page in a language, relative to it. */
export function inLanguage(next: Language, search: string): string {
  const query = new URLSearchParams(search);
  query.set(LANGUAGE_KEY, next);
  return `?${query.toString()}`;
}

/** The modules that have been loaded with {@link withTexts}, in any language. */
const modules = new Set<string>();

/**
 * Loads a module together with its texts, so that it never renders without them.
 * @param name - Its file name, by which `messages/arabic.ts` knows its texts.
 * @throws TypeError when the module or its texts cannot be fetched
 */
export async function withTexts<Module>(name: string, load: () => Promise<Module>) {
  modules.add(name);
  const [module] = await Promise.all([load(), language.get().loadParts?.([name])]);
  return module;
}

/** @throws TypeError when the texts cannot be fetched */
async function textsOf(language: Language): Promise<Current> {
  if (language === 'en') return english;
  const arabic = await import('./messages/arabic.ts');
  await arabic.loadParts(modules);
  const variant = typeof navigator === 'undefined' ? [] : navigator.languages;
  const locale = variant.find((tag) => languageOf(tag) === language) ?? language;
  const { ui, loadParts } = arabic;
  return { language, locale, ui, loadParts, ...textsIn(locale, arabic.ar) };
}

class LanguageStore {
  #current = english;
  /** The last language asked for. Texts of another one may arrive later, and are not shown. */
  #wanted: Language = 'en';
  #subscribers = new Set<() => void>();

  get = (): Current => this.#current;

  subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Sets texts that are already there, as those of a story. */
  use = (next: Current): void => {
    this.#current = next;
    if (typeof document !== 'undefined') {
      document.documentElement.lang = next.language;
      document.documentElement.dir = direction(next.language);
    }
    for (const subscriber of this.#subscribers) subscriber();
  };

  /**
   * Loads a language and shows the portal in it, without a reload.
   * @throws TypeError when its texts cannot be fetched; the portal keeps its language
   */
  async change(next: Language): Promise<void> {
    this.#wanted = next;
    const texts = await textsOf(next);
    if (this.#wanted === next) this.use(texts);
  }

  /** Changes the language, and starts with it on this device from now on. */
  async choose(next: Language): Promise<void> {
    await this.change(next);
    if (this.#wanted === next) rememberLanguage(next);
  }

  /**
   * Starts with the language of the address, else the one chosen on this device, else the first of the browser that
   * there is.
   * @throws TypeError when its texts cannot be fetched
   */
  async start(): Promise<void> {
    const asked = addressLanguage(window.location.search);
    if (asked) {
      await this.choose(asked);
      return forgetAddressLanguage();
    }
    return this.change([cookie(), ...navigator.languages.map(languageOf)].find(isLanguage) ?? 'en');
  }
}

export const language = new LanguageStore();

export function useLanguage(): Current {
  return useSyncExternalStore(language.subscribe, language.get, language.get);
}

/** The texts of pages, for components. */
export const usePageTexts = (): PageTexts => useLanguage().pages;

/** The texts of pages at the moment, for toasts and announcements. */
export const pageTexts = (): PageTexts => language.get().pages;
