import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { languageNames } from '../apps/portal/src/core/i18n/language.ts';
import { ar as portalArabic } from '../apps/portal/src/core/i18n/messages/ar/index.ts';
import { en as portalEnglish } from '../apps/portal/src/core/i18n/messages/en/index.ts';
import { ar as uiArabic } from '../packages/ui/src/messages/ar.ts';
import { en as uiEnglish } from '../packages/ui/src/messages/en.ts';
import { textsIn } from '../packages/ui/src/messages/textsIn.ts';
import { axeSource, problemsOf } from './axe.ts';
import { openContext, openWindow } from './journey.ts';
import { back, type Keys } from './keyboard.ts';
import { heading, hydrated, see, settle, titleOf, menuButton } from './steps.ts';

export const arabic = { ...textsIn('ar', portalArabic), ui: textsIn('ar', uiArabic) };
export const english = { ...textsIn('en-GB', portalEnglish), ui: textsIn('en-GB', uiEnglish) };

/** Opens a window of a phone; its language is that of `locale`. */
export async function openPhone(url: string, locale: string) {
  const viewport = { width: 390, height: 844 };
  const context = await openContext({ locale, viewport, reducedMotion: 'reduce' });
  await context.addInitScript(axeSource);
  return openWindow(context, url);
}

/** A link in the footer, to the page in that language. */
export const languageLink = (page: Page, language: keyof typeof languageNames) =>
  page.getByRole('contentinfo').getByRole('link', { name: languageNames[language], exact: true });

export async function open(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await see(heading(page, title));
}

export async function chooseInMenu(keys: Keys, target: Locator, { ui } = arabic): Promise<void> {
  await keys.choose(menuButton(keys.page, ui.appBar.menu), back);
  await keys.choose(target);
}

/** The language and the direction of the page: 'ar rtl'. */
export const languageOf = (page: Page) =>
  page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`);

/** Finds texts with Latin words, except user-written ones, values with units, and the names of languages. */
export async function latinTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isExpected = (element: Element | null) =>
      element?.closest(
        ':is([dir=auto]:not(time), [dir=ltr], [lang]):not(html), script, noscript, style, textarea',
      );
    const texts: (string | null)[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode())
      if (!isExpected(nodes.currentNode.parentElement)) texts.push(nodes.currentNode.nodeValue);
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    for (const element of document.body.querySelectorAll(':not([aria-hidden=true])'))
      texts.push(...attributes.map((name) => element.getAttribute(name)));
    const isLatin = (text: string) => {
      const isolated = /[\u2066\u2068][^\u2069]*\u2069/g;
      return /[a-z]{4}/i.test(text.replaceAll(isolated, '').replaceAll(/MedPortal|mmHg|mmol/g, ''));
    };
    return texts.filter((text) => text !== null).filter(isLatin);
  });
}

/** Checks that the page is in Arabic, accessible and no wider than the window, and the focus on the way to it. */
export async function expectArabic({ page, problems }: Keys, title: string): Promise<void> {
  await hydrated(page);
  await settle(page);
  expect(await languageOf(page)).toBe('ar rtl');
  expect(await titleOf(page)).toBe(arabic.pages.pageTitle({ page: title }));
  expect(await latinTexts(page)).toEqual([]);
  expect([...problems.splice(0), ...(await problemsOf(page))]).toEqual([]);
}
