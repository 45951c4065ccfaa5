// Prerendered pages before and during hydration.
import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import { storageWith, type Watched } from './browser.ts';
import { type DemoReaders, demoReaders, doctor } from './demo.ts';
import { openGuarded } from './guard.ts';
import { openContext, openWindow, startServer } from './journey.ts';
import { type PageCase, pageCases } from './page-cases.ts';
import { idleMail, type Product } from './portal.ts';
import { expectNoProblems, heading, hydrated, see, settle, titleOf, menuButton } from './steps.ts';

let product: Product;
let tokens: DemoReaders['tokens'];
let ids: DemoReaders['ids'];

beforeAll(async () => {
  product = await startServer({ ...idleMail });
  ({ tokens, ids } = await demoReaders(product.url));
});

type Options = Parameters<Browser['newContext']>[0];

/** Opens a browser in which the reader is logged in. */
const contextOf = (reader: keyof typeof pageCases, options: Options = {}) =>
  openContext({ storageState: storageWith(product.url, tokens[reader]), ...options });

interface Unscripted extends Watched {
  reads: string[];
  release: () => void;
}

/** Opens a page in a browser of its own, with its scripts held back until `release`. */
async function openWithoutScripts(
  reader: keyof typeof pageCases,
  path: string,
  options?: Options,
): Promise<Unscripted> {
  const watched = await openGuarded(await contextOf(reader, options), product.url);
  const { page } = watched;
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) reads.push(pathname);
  });
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(product.url + path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  return { ...watched, reads, release: () => released.resolve() };
}

declare global {
  interface Window {
    /** Cumulative layout shift. */
    layoutShift: number;
  }
}

const account = (page: Page) => page.locator('[data-account=visitor]');
const prerenderedRoutes = new Set<string>([
  'home',
  'features',
  'doctors',
  'specializations',
  'login',
  'register',
  'patientRegister',
  'doctorRegister',
]);
const prerenderedPages = pageCases.visitor.filter(({ route }) => prerenderedRoutes.has(route));
const pathOf = ({ path }: Pick<PageCase, 'path'>) => path(ids).split('?', 1)[0] ?? '';

describe.each(prerenderedPages)('the page "$title"', (pageCase) => {
  it('is visible without JavaScript, with a noscript note', async () => {
    const context = await contextOf('visitor', { javaScriptEnabled: false });
    const { page, problems } = await openWindow(context, product.url);
    await page.goto(product.url + pathOf(pageCase));
    await see(heading(page, pageCase.heading));
    expect(await page.locator('noscript').count()).toBe(1);
    expect(await titleOf(page)).toBe(`${pageCase.title} – MedPortal`);
    expect(await page.locator('meta[name=description]').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  it('enables its controls on hydration and keeps its elements', async () => {
    const first = await openWithoutScripts('visitor', pathOf(pageCase));
    const controls = first.page.locator(':is(button, input, select, textarea):visible');
    const disabled = first.page.locator(':is(button, input, select, textarea):visible:disabled');
    expect(await disabled.count()).toBe(await controls.count());
    expect(await isKept(first, 'h1')).toBe(true);
    expect(await disabled.count()).toBe(0);
    expectNoProblems([first]);
  });
});

// A negative control for the hydration tests.
it('a hydration mismatch is reported', async () => {
  const { page, problems } = await openGuarded(await contextOf('visitor'), product.url);
  await page.route(product.url, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('Find a doctor', 'Lose a doctor');
    await route.fulfill({ response, body });
  });
  await page.goto(product.url);
  await expect.poll(() => problems.join()).toContain('Minified React error #418');
});

/** Releases the scripts; returns whether hydration kept the prerendered element. */
async function isKept({ page, release }: Unscripted, selector: string) {
  const prerendered = await page.locator(selector).elementHandle();
  release();
  await hydrated(page);
  await settle(page);
  return prerendered?.evaluate((element) => element.isConnected);
}

async function watchFrames(page: Page, selector: string): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle((selectors) => {
    const visible = { frames: 0 };
    const countFrame = () => {
      const all = [...document.querySelectorAll(selectors)];
      if (all.some((element) => element.checkVisibility({ visibilityProperty: true })))
        visible.frames += 1;
      requestAnimationFrame(countFrame);
    };
    countFrame();
    return visible;
  }, selector);
  return () => counter.evaluate(({ frames }) => frames);
}

it('a visitor sees the log-in and sign-up links before hydration', async () => {
  const { page, release } = await openWithoutScripts('visitor', paths.home());
  for (const part of await account(page).all()) expect(await part.isVisible()).toBe(true);
  expect(await heading(page, /./).isVisible()).toBe(true);
  release();
  await hydrated(page);
  for (const part of await account(page).all()) expect(await part.isVisible()).toBe(true);
});

it('a page with another query replaces the prerendered one', async () => {
  const first = await openWithoutScripts('visitor', paths.login({ next: paths.features() }));
  expect(await isKept(first, 'h1')).toBe(false);
  await see(first.page.getByText('We will take you back to the page you were on.'));
  expectNoProblems([first]);
});

it.each([
  ['a request form', () => paths.request(doctor.name, ids.doctorId), 'Send a request', 200],
  ['an unknown page', () => '/nowhere', 'Unexpected Application Error!', 404],
])('%s starts with the header and a loader', async (_, path, title, status) => {
  const first = await openWithoutScripts('visitor', path());
  await see(first.page.getByText('Loading…'));
  expect(await first.page.getByRole('link', { name: 'Log In' }).isVisible()).toBe(true);
  expect(await isKept(first, 'main output')).toBe(false);
  await see(heading(first.page, title));
  expectNoProblems([first], new RegExp(`status of ${status} `));
});

describe.each(['patient', 'doctor'] as const)('a %s', (reader) => {
  it('gets every prerendered page hydrated without problems', async () => {
    const watched = await openGuarded(await contextOf(reader), product.url);
    for (const pageCase of prerenderedPages) {
      await watched.page.goto(product.url + pathOf(pageCase));
      await hydrated(watched.page);
      await settle(watched.page);
      expect(await account(watched.page).count()).toBe(0);
      expectNoProblems([watched]);
    }
  });

  it('sees the public parts before hydration, and never the log-in links', async () => {
    const first = await openWithoutScripts(reader, paths.doctors());
    expect(await heading(first.page, 'Doctors').isVisible()).toBe(true);
    for (const part of await account(first.page).all()) expect(await part.isVisible()).toBe(false);
    const visibleFrames = await watchFrames(first.page, '[data-account=visitor]');
    expect(await isKept(first, 'h1')).toBe(true);
    expect(await account(first.page).count()).toBe(0);
    expect(await visibleFrames()).toBe(0);
    expectNoProblems([first]);
  });

  it.each([
    { path: paths.home(), title: /Better health/ },
    { path: paths.features(), title: 'Features' },
  ])('never sees the visitor version of $path', async ({ path, title }) => {
    const first = await openWithoutScripts(reader, path);
    expect(await heading(first.page, title).isVisible()).toBe(false);
    const visibleFrames = await watchFrames(first.page, 'a[href="/Register"]');
    expect(await isKept(first, 'h1')).toBe(false);
    await see(heading(first.page, title));
    expect(await visibleFrames()).toBe(0);
    expectNoProblems([first]);
  });

  it('sees the start page stay where it is while what is new arrives', async () => {
    const { page } = await openWindow(await contextOf(reader), product.url);
    await page.addInitScript(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry) window.layoutShift += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(product.url);
    await see(
      page.getByRole('link', { name: reader === 'doctor' ? 'All requests' : 'All responses' }),
    );
    await settle(page);
    // The limit of a good page in Core Web Vitals.
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.1);
  });

  it.each([paths.login(), paths.register()])('never sees %s, only the start page', async (path) => {
    const first = await openWithoutScripts(reader, path);
    const visibleFrames = await watchFrames(first.page, 'main');
    expect(await heading(first.page, /./).isVisible()).toBe(false);
    expect(await visibleFrames()).toBe(0);
    first.release();
    await see(heading(first.page, /Better health/));
    expect(new URL(first.page.url()).pathname).toBe('/');
    expectNoProblems([first]);
  });
});

it('a form submitted before hydration neither leaves the page nor changes the URL', async () => {
  const { page, problems } = await openWithoutScripts('visitor', paths.login());
  await page.locator('form').evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) return;
    for (const control of form.querySelectorAll<HTMLFieldSetElement>('fieldset'))
      control.disabled = false;
    for (const field of form.querySelectorAll('input')) field.value = 'somebody@demo.example';
    form.requestSubmit();
  });
  await expect.poll(() => problems.join()).toContain('form-action');
  expect(page.url()).toBe(product.url + paths.login());
  expect(await page.locator('form').getAttribute('method')).toBe('post');
});

const onPhone = { viewport: { width: 390, height: 600 } };

/** Scrolls down by 300 px; returns a function that reads the scroll position. */
async function scrollDown(page: Page): Promise<() => Promise<number>> {
  const scrollPosition = () => page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(scrollPosition).toBe(300);
  return scrollPosition;
}

it.each(['visitor', 'patient'] as const)(
  'a %s stays where they have scrolled to',
  async (reader) => {
    const first = await openWithoutScripts(reader, paths.home(), onPhone);
    const scrollPosition = await scrollDown(first.page);
    expect(await isKept(first, 'h1')).toBe(reader === 'visitor');
    expect(await scrollPosition()).toBe(300);
  },
);

it('the menu opens as soon as the page is hydrated', async () => {
  const first = await openWithoutScripts('visitor', paths.home(), onPhone);
  const features = first.page.getByRole('banner').getByRole('link', { name: 'Features' });
  expect(await features.isVisible()).toBe(false);
  expect(await isKept(first, 'h1')).toBe(true);
  await menuButton(first.page).click();
  await see(features);
  expectNoProblems([first]);
});

it('a reload keeps the scroll position, and another page starts at the top', async () => {
  const context = await contextOf('visitor', onPhone);
  const { page } = await openWindow(context, product.url);
  const open = async (path: string) => {
    await page.goto(product.url + path);
    await see(heading(page, /./));
    await settle(page);
  };
  await open(paths.doctors());
  const scrollPosition = await scrollDown(page);
  await page.reload();
  await settle(page);
  await expect.poll(scrollPosition).toBe(300);
  await open(paths.doctorRegister());
  expect(await scrollPosition()).toBe(0);
});

it('a draft is restored without hydration warnings', async () => {
  const watched = await openGuarded(await contextOf('visitor'), product.url);
  const { page } = watched;
  await page.goto(product.url + paths.patientRegister());
  await page.getByLabel('Name', { exact: true }).fill('Half a name');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await see(page.getByText('What you typed before is still here.'));
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Half a name');
  expectNoProblems([watched]);
});

const pagesWithData = [
  { name: 'doctors', path: () => paths.doctors(), text: doctor.name },
  { name: 'specializations', path: paths.specializations, text: 'Cardiology' },
  {
    name: 'doctors of a specialization',
    path: () => paths.specializationDoctors('Cardiology', ids.specializationId),
    text: doctor.name,
  },
  { name: 'a doctor', path: () => paths.doctorProfile(doctor.name), text: 'Cardiology' },
];
const inMain = (page: Page, text: string) => page.getByRole('main').getByText(text).first();

describe.each(pagesWithData)('the page of $name', ({ path, text }) => {
  it.each(['en-GB', 'ar'])('shows its data without JavaScript in %s', async (locale) => {
    const context = await contextOf('visitor', { javaScriptEnabled: false, locale });
    const { page, problems } = await openWindow(context, product.url);
    await page.goto(product.url + path());
    expect(await inMain(page, text).isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });

  // Arabic of Egypt has other digits than the page, which is rendered again.
  it.each([
    ['en-GB', true],
    ['ar', true],
    ['ar-EG', false],
  ])('makes no call in %s; is hydrated: %s', async (locale, isHydrated) => {
    const first = await openWithoutScripts('visitor', path(), { locale });
    expect(await isKept(first, 'h1')).toBe(isHydrated);
    await see(inMain(first.page, text));
    expect(first.reads).toEqual([]);
    expectNoProblems([first]);
  });
});

it('a patient sees a list of doctors at once, and is not shown the profile of a visitor', async () => {
  const list = await openWithoutScripts('patient', paths.doctors());
  expect(await inMain(list.page, doctor.name).isVisible()).toBe(true);
  expect(await isKept(list, 'h1')).toBe(true);
  expect(list.reads).not.toContain('/api/doctors');
  const profile = await openWithoutScripts('patient', paths.doctorProfile(doctor.name));
  const contact = profile.page.getByRole('link', { name: 'Contact' });
  expect(await profile.page.locator('main').isVisible()).toBe(false);
  expect(await isKept(profile, 'h1')).toBe(false);
  await see(contact);
  expect(profile.reads).toContain('/api/doctor/Alder%20Brook');
  expectNoProblems([list, profile]);
});

it('Back refreshes the data of a page that the browser has kept', async () => {
  const first = await openWithoutScripts('visitor', paths.doctors());
  first.release();
  await hydrated(first.page);
  await first.page.goto(product.url + paths.register());
  expect(first.reads).toEqual([]);
  await first.page.goBack();
  await see(inMain(first.page, doctor.name));
  await expect.poll(() => first.reads).toEqual(['/api/doctors']);
  expectNoProblems([first]);
});
