import { execFileSync } from 'node:child_process';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeSource, problemsOf, skipLinkProblems } from './axe.ts';
import { newContext, openBrowser, openWindow } from './browser.ts';
import { type Product, startProduct } from './portal.ts';
import { expectNoProblems, heading, see } from './steps.ts';

const folder = new URL('../apps/server/', import.meta.url);
const file = new URL('dist/api-reference/index.html', folder).href;
const phone = { width: 390, height: 844 };

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ DEMO_DATA: '0' }), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  expect(await product?.stop()).toBe(0);
});

async function open({ at = '', ...options }: BrowserContextOptions & { at?: string } = {}) {
  const context = await newContext(browser, { reducedMotion: 'reduce', ...options });
  await context.addInitScript(axeSource);
  const watched = await openWindow(context, product.url);
  await watched.page.goto(`${product.url}/api/docs${at}`);
  await see(heading(watched.page, 'MedPortal API reference'));
  return watched;
}

const isInView = (page: Page, id: string) =>
  page.evaluate((target) => {
    const { top = -1, height = 0 } = document.querySelector(target)?.getBoundingClientRect() ?? {};
    const barEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return height > 0 && top >= barEnd && top < innerHeight / 2;
  }, `#${id}`);

/** One article of each kind: axe takes too long on all of them. */
const KEPT = ['createResponse', 'getPatient', 'listDoctors', 'schema-Problem', 'schema-PersonName'];

it.each([
  { at: '', widths: [390, 1280] },
  { at: '#contents', widths: [390] },
])('has no axe violations in light and dark: $at $widths', async ({ at, widths }) => {
  const watched = await open({ at });
  const { page } = watched;
  expect(await page.evaluate(() => document.querySelectorAll('article').length)).toBeGreaterThan(
    50,
  );
  await page.evaluate((kept) => {
    for (const article of document.querySelectorAll('article')) {
      const title = article.querySelector('h3');
      if (title && !kept.includes(title.id)) article.replaceChildren(title);
    }
    for (const details of document.querySelectorAll('details')) details.open = true;
  }, KEPT);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect(await problemsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
  expectNoProblems([watched]);
});

it.each([320, 390, 1280])('does not scroll horizontally at %i px', async (width) => {
  const { page } = await open({ viewport: { width, height: 640 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

it('is usable by keyboard', async () => {
  const { page } = await open();
  expect(await skipLinkProblems(page)).toEqual([]);
  await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(ring).toBe('solid');
});

it.each([true, false])(
  'links from its contents to an operation, JavaScript %s',
  async (javaScriptEnabled) => {
    const watched = await open({ viewport: phone, javaScriptEnabled });
    const { page } = watched;
    const contents = page.getByRole('navigation', { name: 'Contents' });
    expect(await contents.isVisible()).toBe(false);
    expect(await isInView(page, 'listDoctors')).toBe(false);
    await page.getByRole('link', { name: 'Contents', exact: true }).focus();
    await page.keyboard.press('Enter');
    await see(contents);
    await contents.getByRole('link', { name: 'GET List and search doctors' }).press('Enter');
    await contents.waitFor({ state: 'hidden' });
    expect(await isInView(page, 'listDoctors')).toBe(true);
    const errors = page.getByRole('group', { name: 'Errors of listDoctors', exact: true });
    await errors.getByText('Example of 400').click();
    await see(errors.getByText('"One field needs another value."'));
    expectNoProblems([watched]);
  },
);

it('opens from a file, offline', async () => {
  execFileSync(process.execPath, ['src/reference/build.ts'], { cwd: folder });
  const watched = await openWindow(await newContext(browser, { offline: true }), file);
  const { page } = watched;
  await page.goto(`${file}#getDoctor`);
  expect(await isInView(page, 'getDoctor')).toBe(true);
  const surface = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(surface).toBe('rgb(246, 249, 250)');
  expectNoProblems([watched]);
});

it('blocks foreign styles and images by its content security policy', async () => {
  for (const address of [`${product.url}/api/docs`, file]) {
    const { page, problems } = await openWindow(await newContext(browser), address);
    await page.goto(address);
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { background: red }';
      const image = new Image();
      image.src = '/favicon.svg';
      document.body.append(style, image);
    });
    await expect.poll(() => problems.join()).toMatch(/style-src 'sha256-[^,]+' .*img-src data:/s);
  }
});
