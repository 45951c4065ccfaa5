// The user's language: where it comes from, how it is chosen, and what happens without its texts.
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import {
  arabic,
  chooseInMenu,
  english,
  expectArabic,
  languageLink,
  languageOf,
  latinTexts,
  open,
  openPhone,
} from './arabic.ts';
import { problemsOf } from './axe.ts';
import { isCoreOnly, storageWith, type Watched } from './browser.ts';
import { patient, tokenOf } from './demo.ts';
import { openContext, openWindow, startServer } from './journey.ts';
import { back, Keys } from './keyboard.ts';
import { builtFile, type Product } from './portal.ts';
import { barLink, expectNoProblems, heading, hydrated, see, settle, tab } from './steps.ts';

let product: Product;
let current: Watched;

async function openKeys(locale: string): Promise<Keys> {
  current = await openPhone(product.url, locale);
  return new Keys(current.page);
}

beforeAll(async () => {
  product = await startServer();
});

/** Another one means that the page was loaded again. */
const loadOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

it('the language is that of the browser, before any script runs', async () => {
  const response = await fetch(product.url, { headers: { 'accept-language': 'ar-EG,en;q=0.5' } });
  expect(response.headers.get('content-language')).toBe('ar');
  const html = await response.text();
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain(
    `<title>${arabic.pages.pageTitle({ page: arabic.pages.titles.home.title })}</title>`,
  );
  expect(html).toContain(arabic.ui.home.title);
  expect(html).toContain(builtFile('../../packages/ui/src/messages/ar/readings.ts'));
});

it('the language is the chosen one, without a reload, and from then on', async () => {
  const keys = await openKeys('en-GB');
  const { page } = keys;
  await open(page, product.url, english.ui.home.title);
  expect(await languageOf(page)).toBe('en ltr');
  expect(await latinTexts(page)).toContain(english.pages.navigation.home);

  const load = await loadOf(page);
  await keys.choose(languageLink(page, 'ar'), back);
  await see(heading(page, arabic.ui.home.title));
  await keys.expectAt(languageLink(page, 'ar'));
  await expectArabic(keys, arabic.pages.titles.home.title);
  expect(await loadOf(page)).toBe(load);

  await page.reload();
  await expectArabic(keys, arabic.pages.titles.home.title);
  await chooseInMenu(keys, barLink(page, arabic.pages.navigation.features));
  await keys.expectPage(arabic.ui.features.title);
  await expectArabic(keys, arabic.pages.titles.features.title);

  await open(page, `${product.url}${paths.login()}?lang=en`, english.ui.login.title);
  expect(await languageOf(page)).toBe('en ltr');
  await page.goto(product.url);
  expect(await languageOf(page)).toBe('en ltr');
});

it('the language is the chosen one at an address with another language, too', async () => {
  const keys = await openKeys('en-GB');
  const { page } = keys;
  await open(
    page,
    `${product.url}${paths.doctors()}?lang=en&searchName=Brook`,
    english.ui.doctors.title,
  );
  await keys.choose(languageLink(page, 'ar'), back);
  await see(heading(page, arabic.ui.doctors.title));
  await page.reload();
  await expectArabic(keys, arabic.pages.titles.doctors.title);
  expect(await page.getByRole('searchbox').inputValue()).toBe('Brook');
});

it.each(['arabic', 'arabic/landing'])(
  'stays when its texts cannot be fetched: %s',
  async (name) => {
    const keys = await openKeys('en-GB');
    const { page } = keys;
    const texts = `${product.url}${builtFile(`src/core/i18n/messages/${name}.ts`)}`;
    await page.route(texts, (route) => route.abort());
    await open(page, product.url, english.ui.home.title);
    await keys.choose(languageLink(page, 'ar'), back);
    await keys.expectAnnounced(english.pages.failures.languageNotLoaded);
    expect(await languageOf(page)).toBe('en ltr');
    await chooseInMenu(keys, barLink(page, english.pages.navigation.features), english);
    await keys.expectPage(english.ui.features.title);
    expect([...keys.problems, ...(await problemsOf(page))]).toEqual([]);

    await page.unroute(texts);
    await page.reload();
    await hydrated(page);
    await keys.choose(languageLink(page, 'ar'), back);
    await see(heading(page, arabic.ui.features.title));
    expectNoProblems([current], /ERR_FAILED/);
  },
);

it('the language is English when a browser in Arabic cannot fetch its texts', async () => {
  const keys = await openKeys('ar');
  const { page } = keys;
  await page.route(`${product.url}${builtFile('src/core/i18n/messages/arabic.ts')}`, (route) =>
    route.abort(),
  );
  await open(page, product.url, english.ui.home.title);
  expect(await languageOf(page)).toBe('en ltr');
});

it('the language is never mixed: without the texts of the next page, the error view shows', async () => {
  const keys = await openKeys('ar');
  const { page } = keys;
  await page.route(
    `${product.url}${builtFile('src/core/i18n/messages/arabic/registration.ts')}`,
    (route) => route.abort(),
  );
  await open(page, `${product.url}${paths.login()}`, arabic.ui.login.title);
  await chooseInMenu(keys, barLink(page, arabic.ui.appBar.signUp));
  await see(page.getByText(arabic.pages.failures.pageNotLoaded));
  expect(await latinTexts(page)).toEqual([]);
});

it.skipIf(isCoreOnly)('is that of every tab of a record when it was changed on one', async () => {
  const storageState = storageWith(product.url, await tokenOf(product.url, patient));
  const { page } = await openWindow(await openContext({ storageState }), product.url);
  await page.goto(product.url + paths.patientProfile(patient.name, { tab: 'medHistory' }));
  await hydrated(page);
  await languageLink(page, 'ar').click();
  for (const name of Object.values(arabic.ui.patientProfile.tabs)) {
    await tab(page, name).click();
    await settle(page);
    expect(await latinTexts(page)).toEqual([]);
  }
});
