// The languages of the toolbar, for components and for the portal's pages.
import { type Current, languageOf } from '../apps/portal/src/core/i18n/language.ts';
import { ar as portalArabic } from '../apps/portal/src/core/i18n/messages/ar/index.ts';
import { en as portalEnglish } from '../apps/portal/src/core/i18n/messages/en/index.ts';
import { ar } from '../packages/ui/src/messages/ar.ts';
import { en } from '../packages/ui/src/messages/en.ts';
import { textsIn } from '../packages/ui/src/messages/textsIn.ts';
import { pseudo } from '../packages/ui/src/testing/pseudo.ts';
import { PSEUDO } from './toolbar.ts';

const pseudoLanguage: Current = {
  language: 'en',
  locale: 'en-GB',
  ui: pseudo(en),
  ...textsIn('en-GB', pseudo(portalEnglish)),
};

/** The texts for a locale: English for a language without texts, which then only sets how dates are written. */
export function textsFor(locale: string): Current {
  if (locale === PSEUDO) return pseudoLanguage;
  if (languageOf(locale) === 'ar')
    return { language: 'ar', locale, ui: ar, ...textsIn(locale, portalArabic) };
  return { language: 'en', locale, ui: undefined, ...textsIn('en-GB', portalEnglish) };
}

let override: string | undefined;
const subscribers = new Set<() => void>();

/** Renders the current story in another locale, with its state; `undefined` returns to the toolbar's. */
export function overrideLocale(locale: string | undefined): void {
  override = locale;
  for (const subscriber of subscribers) subscriber();
}

export const localeOverride = {
  get: () => override,
  subscribe: (subscriber: () => void) => {
    subscribers.add(subscriber);
    return () => subscribers.delete(subscriber);
  },
};
