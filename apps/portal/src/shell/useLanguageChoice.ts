import type { LanguageChoice } from '@medportal/ui';
import { useLocation } from 'react-router-dom';
import { toasts } from '../core/feedback/toasts.ts';
import {
  inLanguage,
  language,
  languageNames,
  languages,
  pageTexts,
  useLanguage,
} from '../core/i18n/language.ts';

function choose(tag: string): void {
  const chosen = languages.find((one) => one === tag);
  if (!chosen) return;
  language.choose(chosen).catch(() => toasts.error(pageTexts().failures.languageNotLoaded));
}

/** The languages of the portal, for the footer and the account menu. */
export function useLanguageChoice(): LanguageChoice {
  const { language: current } = useLanguage();
  const { search } = useLocation();
  return {
    current,
    options: languages.map((tag) => ({
      tag,
      name: languageNames[tag],
      href: inLanguage(tag, search),
    })),
    onChange: choose,
  };
}
