import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths, patterns } from '../apps/portal/src/paths.ts';
import { axeSource, problemsOf, skipLinkProblems } from './axe.ts';
import { storageWith, type Watched } from './browser.ts';
import { type DemoIds, demoIds, doctor, patient, tokenOf } from './demo.ts';
import { openContext, openWindow, startServer } from './journey.ts';
import { cancel, notFound, type PageCase, pageCases, type Width } from './page-cases.ts';
import { idleMail, type Product } from './portal.ts';
import { expectNoProblems, heading, hydrated, see, settle, titleOf } from './steps.ts';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
const widths = [320, 1280] as const;

async function problemsAt(
  page: Page,
  width: Width,
  colorSchemes: readonly Scheme[] = schemes,
): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize({ width, height: 800 });
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    const problems = await problemsOf(page, { onlyColours: colorScheme === 'dark' });
    found.push(...problems.map((problem) => `${width} px, ${colorScheme}: ${problem}`));
  }
  return found;
}

/** Dark at one width only: colours do not depend on it. */
const problemsEverywhere = async (page: Page) => [
  ...(await problemsAt(page, 320, ['light'])),
  ...(await problemsAt(page, 1280)),
];

let product: Product;
let ids: DemoIds;
const tokens: { patient?: string; doctor?: string } = {};

beforeAll(async () => {
  product = await startServer({ ...idleMail });
  tokens.patient = await tokenOf(product.url, patient);
  tokens.doctor = await tokenOf(product.url, doctor);
  ids = await demoIds(product.url, tokens.patient);
});

async function openAs(token: string | undefined): Promise<Watched> {
  const context = await openContext({
    reducedMotion: 'reduce',
    storageState: storageWith(product.url, token),
  });
  await context.addInitScript(axeSource);
  return openWindow(context, product.url);
}

async function visit({ page }: Watched, pageCase: PageCase): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(product.url + pageCase.path(ids));
  await see(heading(page, pageCase.heading));
  await settle(page);
}

describe.each(['visitor', 'patient', 'doctor'] as const)('a %s', (who) => {
  let watched: Watched;

  beforeAll(async () => {
    watched = await openAs(who === 'visitor' ? undefined : tokens[who]);
  });

  it.each(pageCases[who])('$route: $heading', async (pageCase) => {
    const { page } = watched;
    watched.problems.length = 0;
    await visit(watched, pageCase);
    expect(await titleOf(page)).toBe(`${pageCase.title} – MedPortal`);
    const found = await skipLinkProblems(page);
    found.push(...(await problemsEverywhere(page)));
    for (const [name, step] of Object.entries(pageCase.steps ?? {})) {
      await step(page);
      found.push(...(await problemsEverywhere(page)).map((problem) => `${name}: ${problem}`));
    }
    for (const width of widths) {
      for (const [name, step] of Object.entries(pageCase.only?.[width] ?? {})) {
        await page.setViewportSize({ width, height: 800 });
        await step(page);
        found.push(...(await problemsAt(page, width)).map((problem) => `${name}: ${problem}`));
        await cancel(page);
      }
    }
    expect(found).toEqual([]);
    expectNoProblems([watched], ...(pageCase.expectedError ? [pageCase.expectedError] : []));
  });
});

it('no route is left out, and each has a title of its own', () => {
  const all = Object.values(pageCases).flat();
  const routes = new Set(all.map(({ route }) => route));
  expect([...routes].toSorted()).toEqual([...Object.keys(patterns), 'unknown'].toSorted());
  const found = all.filter(({ title }) => title !== notFound.title);
  const routesOf = (title: string) =>
    new Set(found.filter((pageCase) => pageCase.title === title).map(({ route }) => route)).size;
  expect(found.map(({ title }) => title).filter((title) => routesOf(title) > 1)).toEqual([]);
});

it('the checks find a fault of each kind', async () => {
  const watched = await openAs(undefined);
  const { page } = watched;
  await page.goto(`${product.url}${paths.login()}`);
  await see(heading(page, 'Log in'));
  const check = async () => [...(await skipLinkProblems(page)), ...(await problemsAt(page, 1280))];
  expect(await check()).toEqual([]);
  // Hydration would repair an earlier change.
  await page.reload({ waitUntil: 'networkidle' });
  await hydrated(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media (prefers-color-scheme: dark) { main p { color: #333 !important; } }');
    document.adoptedStyleSheets.push(sheet);
    document.querySelector('main label')?.remove();
    const main = document.querySelector('main');
    main?.append(document.createElement('h1'));
    main?.style.setProperty('min-width', '2000px');
    main?.removeAttribute('id');
  });
  expect(await check()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^the skip link/),
      expect.stringMatching(/light: label:/),
      expect.stringMatching(/dark: color-contrast:/),
      expect.stringMatching(/light: 2 headings/),
      expect.stringMatching(/light: it scrolls sideways/),
    ]),
  );
});
