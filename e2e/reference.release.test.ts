// The API reference in a browser: its content, accessibility, keyboard use and policy.
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { contractFile } from '../apps/server/src/contract.ts';
import { type Section, sectionsOf } from '../apps/server/test/app/reference.ts';
import { axeSource, problemsOf } from './axe.ts';
import { openContext, openWindow, startServer } from './journey.ts';
import type { Product } from './portal.ts';
import { button, expectNoProblems, heading, see } from './steps.ts';

const contract = readFileSync(contractFile, 'utf8');
const phone = { width: 390, height: 844 };

let product: Product;

beforeAll(async () => {
  product = await startServer({ DEMO_DATA: '0' });
});

interface OpenOptions extends BrowserContextOptions {
  /** The section to open. */
  route?: string;
  /** Replaces files of the server, by the end of their path. */
  replaced?: Record<string, string>;
}

async function open({ route, replaced = {}, ...options }: OpenOptions = {}) {
  const context = await openContext({ reducedMotion: 'reduce', ...options });
  await context.addInitScript(axeSource);
  const watched = await openWindow(context, product.url);
  const { page } = watched;
  for (const [name, body] of Object.entries(replaced)) {
    // oxlint-disable-next-line no-await-in-loop -- one or two
    await page.route(`**/${name}`, async (call) =>
      call.fulfill({ response: await call.fetch(), body }),
    );
  }
  await page.goto(`${product.url}/api/docs${route === undefined ? '' : `#/${route}`}`);
  await see(route === undefined ? heading(page, /^MedPortal API/) : section(page, route));
  return watched;
}

const section = (page: Page, route: string) => page.locator(`[id="${route}"]`);

/** Opens a section, and asserts which of its facts it does not show. Redoc renders the sections that are in view. */
async function expectMissing(page: Page, { route, facts }: Section, missing: string[]) {
  await page.evaluate((to) => void (location.hash = `/${to}`), route);
  await expect
    .poll(async () => {
      const text = await section(page, route).innerText();
      return facts.filter((fact) => !text.includes(fact));
    })
    .toEqual(missing);
}

it('the reference shows the contract: the first operation of each tag and the first schema whole', async () => {
  const watched = await open();
  const groups = Map.groupBy(sectionsOf(contract), ({ route }) => route.split('/')[0]);
  expect(groups.size).toBeGreaterThan(5);
  for (const [first] of groups.values()) if (first) await expectMissing(watched.page, first, []);
  expectNoProblems([watched]);
});

it('would fail without a parameter, a status and a field', async () => {
  const changed = contract
    .replaceAll('searchName', 'otherName')
    .replaceAll("'429':", "'430':")
    .replaceAll('totalCount', 'otherCount');
  const { page } = await open({ replaced: { 'openapi.yaml': changed } });
  const route = 'doctors/listdoctors';
  const sections = sectionsOf(contract).filter((each) => each.route === route);
  expect(sections).toHaveLength(1);
  for (const each of sections) await expectMissing(page, each, ['429', 'searchName', 'totalCount']);
});

/** Best practices that Redoc does not follow; WCAG asks for none of them. */
const KNOWN = /^(heading-order|page-has-heading-one|region):|^\d headings of rank 1$/;

/** Where the page stands once nothing waits to be rendered. */
const layoutOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((idle) => requestIdleCallback(idle));
    return `${scrollY} of ${document.body.scrollHeight}`;
  });

/** Runs axe again if the page grew or scrolled meanwhile: Redoc renders the sections around the open one bit by bit. */
async function axeProblems(page: Page): Promise<string[]> {
  const before = await layoutOf(page);
  const problems = await problemsOf(page);
  if ((await layoutOf(page)) !== before) return axeProblems(page);
  return problems.filter((problem) => !KNOWN.test(problem));
}

it.each([
  [320, 'light'],
  [390, 'dark'],
  [1280, 'light'],
] as const)('meets WCAG AA at %i px, %s', async (width, colorScheme) => {
  const { page } = await open({
    route: 'requests/createresponse',
    viewport: { width, height: 844 },
    colorScheme,
  });
  expect(await axeProblems(page)).toEqual([]);
});

it('leads from the menu to an operation, with the keyboard', async () => {
  const watched = await open();
  const { page } = watched;
  const link = (name: string) => page.locator('.menu-content').getByRole('link', { name });
  await link('Doctors').press('Enter');
  await link('List and search doctors').press('Enter');
  await see(page.getByRole('heading', { name: 'List and search doctors' }));
  expect(page.url()).toMatch(/#\/doctors\/listdoctors$/);
  expectNoProblems([watched]);
});

it('the reference opens its menu on a phone', async () => {
  const watched = await open({ viewport: phone });
  const { page } = watched;
  await button(page, 'Open navigation menu').click();
  const menu = page.locator('.menu-content');
  await menu.getByText('Doctors', { exact: true }).click();
  await menu.getByText('List and search doctors').click();
  await see(section(page, 'doctors/listdoctors'));
  expectNoProblems([watched]);
});

it('the reference runs no script of the contract', async () => {
  const attack =
    '<a href="javascript:hit=1" onclick="hit = 1">Doctors</a><img src="data:," onerror="hit = 1">';
  const hostile = contract.replaceAll(
    /^( +(?:summary|description): )(?![|>{'"])/gm,
    `$1${attack} `,
  );
  const attacked = async (html: string) => {
    const { page } = await open({ replaced: { 'openapi.yaml': hostile, docs: html } });
    // Redoc renders a section once it is near the window.
    await page.locator('.menu-content').getByText('Authentication', { exact: true }).click();
    await see(page.getByRole('heading', { name: 'Authentication' }));
    expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false);
    return page.locator('main a[href^="javascript:"], main [onclick], main [onerror]').count();
  };
  const html = readFileSync(
    new URL('../apps/server/src/reference/index.html', import.meta.url),
    'utf8',
  );
  expect(await attacked(html)).toBe(0);
  // Then only the policy is left.
  expect(await attacked(html.replace('sanitize="true"', ''))).toBeGreaterThan(0);
});

it('the reference is kept by its policy from scripts, styles and hosts that are not its own', async () => {
  const { page, problems } = await open();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.hit = 1';
    const style = document.createElement('style');
    style.textContent = 'body { background: red }';
    const image = document.createElement('img');
    image.src = 'https://elsewhere.example/logo.svg';
    document.body.append(script, style, image);
    void fetch('https://otel.cloud.redocly.com/v1/traces').catch(() => undefined);
  });
  expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false);
  const blocked = () =>
    problems
      .flatMap((problem) => /violates.*?(\w+-src) 'self'/.exec(problem)?.[1] ?? [])
      .toSorted();
  await expect.poll(blocked).toEqual(['connect-src', 'img-src', 'script-src', 'style-src']);
});
