import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, Locator, Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import { storageWith, type Watched } from './browser.ts';
import {
  responseForm,
  type DemoIds,
  demoIds,
  doctor,
  patient,
  type Person,
  tokenOf,
} from './demo.ts';
import { openContext, openWindow, startServer } from './journey.ts';
import type { Product } from './portal.ts';
import {
  button,
  dialog,
  expectNoProblems,
  heading,
  hydrated,
  logOut,
  see,
  seeNo,
  settle,
  submitLogin,
  tab,
  toast,
} from './steps.ts';

let product: Product;
let ids: DemoIds;

let opened: Watched[] = [];
let expectedErrors: RegExp[] = [];

beforeAll(async () => {
  product = await startServer();
  ids = await demoIds(product.url, await tokenOf(product.url, patient));
});

afterEach(() => {
  const [windows, expected] = [opened, expectedErrors];
  [opened, expectedErrors] = [[], []];
  expectNoProblems(windows, ...expected);
});

async function openAs(person: Person | undefined, path: string): Promise<Page> {
  // A session of its own: a log-out of another test does not end it.
  const token = person && (await tokenOf(product.url, person));
  const context = await openContext({
    storageState: storageWith(product.url, token),
  });
  return openAnother(context, path);
}

async function openAnother(context: BrowserContext, path: string): Promise<Page> {
  const watched = await openWindow(context, product.url);
  opened.push(watched);
  await watched.page.goto(product.url + path);
  await see(heading(watched.page, /./));
  await settle(watched.page);
  return watched.page;
}

/** Expects a console message for an HTTP error. */
function expectHttpError(status: number) {
  expectedErrors.push(new RegExp(`^Failed to load resource: .* status of ${status} `));
}

const field = (scope: Page | Locator, name: string) =>
  scope.getByRole('textbox', { name: new RegExp(`^${name}`) });
const inMain = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name });
const isSelected = (page: Page, name: string) =>
  see(tab(page, name).and(page.locator('[aria-selected=true]')));

it('visitors see what a doctor saves about themselves, with a link that passes nothing on', async () => {
  const profile = paths.doctorProfile(doctor.name);
  const page = await openAs(doctor, profile);
  await button(page, 'Edit about me').click();
  const overlay = dialog(page, 'Edit about me');
  await field(overlay, 'CV link').fill('https://demo.example/cv');
  await field(overlay, 'Bio').fill('A new bio, written for a test.\nIt has two lines.');
  await button(overlay, 'Save').click();
  await seeNo(overlay);
  await see(page.getByText('It has two lines.'));
  await page.reload();
  await see(page.getByText('It has two lines.'));
  const visitor = await openAs(undefined, profile);
  await see(visitor.getByText('It has two lines.'));
  const cv = inMain(visitor, 'https://demo.example/cv');
  expect(await cv.getAttribute('rel')).toMatch(/noopener.*noreferrer|noreferrer.*noopener/);
});

it('a patient’s requests and history by a shared link, and Back', async () => {
  const link = paths.patientProfile(patient.name, { tab: 'requests', answered: 'true' });
  const page = await openAs(patient, link);
  await isSelected(page, 'Answered requests');
  await inMain(page, /^Response/)
    .first()
    .click();
  await see(heading(page, `Response from Dr. ${doctor.name}`));
  await isSelected(page, 'General Report');
  await tab(page, 'Allergy').click();
  await isSelected(page, 'Allergy');
  await page.goBack();
  await isSelected(page, 'General Report');
  await page.goBack();
  await isSelected(page, 'Answered requests');
  await tab(page, 'Medical history').click();
  await tab(page, 'Allergy').click();
  await page.waitForURL(/history=allergy/);
  await page.reload();
  await isSelected(page, 'Medical history');
  await isSelected(page, 'Allergy');
});

describe('access', () => {
  const record = paths.patientProfile(patient.name, { tab: 'dailyCheck' });

  it('a visitor is asked to log in, and comes back to the page', async () => {
    expectHttpError(401);
    const page = await openAs(undefined, record);
    await see(heading(page, 'Log in to see this record'));
    expect(await page.getByRole('table').count()).toBe(0);
    await inMain(page, 'Log in').click();
    await see(page.getByText('Log in to continue'));
    await submitLogin(page, patient);
    await see(heading(page, patient.name));
    await isSelected(page, 'Daily check');
    await see(page.getByRole('table'));
  });

  it('a log-out reaches the other windows', async () => {
    const page = await openAs(patient, record);
    await see(page.getByRole('table'));
    const other = await openAnother(page.context(), paths.home());
    await logOut(other, patient.name);
    await see(toast(page, 'You logged out in another tab.'));
    await see(page.getByRole('banner').getByRole('link', { name: 'Log In' }));
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.getByRole('table').count()).toBe(0);
  });
});

describe('on a rotated tablet', () => {
  const paddings = (page: Page, frame: string) =>
    page
      .frameLocator(frame)
      .locator('body *')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).padding));

  // In frames, because two of them can have different widths in one window.
  it.each([
    { what: 'the start page', reader: undefined, path: () => paths.home() },
    {
      what: 'tabs that become a list',
      reader: patient,
      path: () => paths.patientProfile(patient.name),
    },
    {
      what: 'a column that becomes an overlay',
      reader: doctor,
      path: () => responseForm(ids),
    },
  ])('$what adapts to the new width', async ({ reader, path }) => {
    const page = await openAs(reader, paths.features());
    const address = path();
    await page.route(new URL(address, product.url).href, async (route) => {
      const response = await route.fetch();
      const {
        'content-security-policy': _,
        'x-frame-options': __,
        ...headers
      } = response.headers();
      await route.fulfill({ response, headers });
    });
    const frame = (more: string) => `<iframe src="${address}" height="800" ${more}></iframe>`;
    await page.route(`${product.url}/frames`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: frame('id="turned" width="1200"') + frame('width="390"'),
      }),
    );
    await page.goto(`${product.url}/frames`);
    for (const one of page.frames().slice(1)) {
      await hydrated(one);
      await one.getByRole('heading', { level: 1 }).waitFor();
      await one.waitForFunction(() => !document.querySelector('[data-state="loading"]'));
    }
    // Asked again each time, because what is new arrives after the page.
    const isLikeNarrow = async () => {
      const [turned, narrow] = [
        await paddings(page, '#turned'),
        await paddings(page, 'iframe:not([id])'),
      ];
      return isDeepStrictEqual(turned, narrow);
    };
    expect(await isLikeNarrow()).toBe(false);
    await page.evaluate(() => document.querySelector('iframe')?.setAttribute('width', '390'));
    await expect.poll(isLikeNarrow).toBe(true);
  });
});

it('a response prints all parts and no controls', async () => {
  const page = await openAs(patient, `${paths.response(ids.answered, 'Patient')}?tab=medicine`);
  await isSelected(page, 'Medicine');
  const parts = ['Description', 'General Report', 'Medicine', 'Chronic Disease', 'Allergy'];
  const visible = async () => {
    const shown: string[] = [];
    for (const name of parts) {
      const part = page.getByRole('heading', { name, level: 2, exact: true });
      if (await part.isVisible()) shown.push(name);
    }
    return shown;
  };
  expect(await visible()).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await visible()).toEqual(parts);
  await see(page.getByText(`Dr. ${doctor.name}`));
  await see(page.getByText(patient.name).last());
  await see(page.locator('main time'));
  for (const role of ['navigation', 'tablist', 'button'] as const)
    expect(await page.getByRole(role).count()).toBe(0);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

it('the checks of a window find errors of the console, of calls and of scripts, and other hosts', async () => {
  const page = await openAs(undefined, paths.login());
  const [watched] = opened;
  opened = [];
  await page.evaluate(() => {
    console.error('broken');
    void fetch('/api/nothing/here');
    setTimeout(() => {
      throw new Error('thrown');
    });
    fetch('https://elsewhere.example/').catch(() => undefined);
  });
  await expect
    .poll(() => watched?.problems)
    .toEqual(
      expect.arrayContaining([
        'broken',
        expect.stringContaining('status of 404'),
        'Error: thrown',
        expect.stringContaining("Connecting to 'https://elsewhere.example/' violates"),
      ]),
    );
});
