// What is there before the portal's scripts: pages that the build has drawn, for a visitor and for everybody else.
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import { newContext, openBrowser, openWindow, storageWith, type Watched } from './browser.ts';
import { type DemoIds, demoIds, doctor, patient, tokenOf } from './demo.ts';
import { openGuarded } from './guard.ts';
import { places } from './places.ts';
import { type Product, startProduct } from './portal.ts';
import { expectQuiet, heading, see, settle } from './steps.ts';

let product: Product;
let browser: Browser;
let tokens: Record<keyof typeof places, string | undefined>;
let ids: DemoIds;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ DEMO_DATA: '1' }), openBrowser()]);
  const patientToken = await tokenOf(product.url, patient);
  tokens = {
    visitor: undefined,
    patient: patientToken,
    doctor: await tokenOf(product.url, doctor),
  };
  ids = await demoIds(product.url, patientToken);
});

afterAll(async () => {
  await browser?.close();
  expect(await product?.stop()).toBe(0);
});

/** The browser of a reader; it goes with what was done in it. */
async function inBrowserOf(
  reader: keyof typeof places,
  work: (context: BrowserContext) => Promise<void>,
  options: Parameters<Browser['newContext']>[0] = {},
) {
  const storageState = storageWith(product.url, tokens[reader]);
  const context = await newContext(browser, { storageState, ...options });
  await work(context);
  await context.close();
}

interface Unscripted extends Watched {
  /** The calls so far. */
  reads: string[];
  /** Lets the scripts come. */
  release: () => void;
}

/** Opens a page whose scripts do not come before they are let. */
async function openWithoutScripts(context: BrowserContext, path: string): Promise<Unscripted> {
  const watched = await openWindow(context, product.url);
  const { page } = watched;
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) reads.push(pathname);
  });
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(product.url + path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  return { ...watched, reads, release: () => gate.resolve() };
}

/** Looks at every frame from now on; tells which words stood in the field of `selector`. */
async function watchWords(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const words = await page.locator(selector).evaluateHandle((field) => {
    const seen = new Set<string>();
    const look = () => {
      if (field instanceof HTMLInputElement) seen.add(field.value);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return () => words.evaluate((seen) => [...seen]);
}

const account = (page: Page) => page.locator('[data-account=visitor]');
const whole = new Set<string>([
  'home',
  'features',
  'login',
  'register',
  'patientRegister',
  'doctorRegister',
]);

it.each(places.visitor.filter(({ route }) => whole.has(route)))(
  'without JavaScript, there is the page "$title"',
  ({ path, title, heading: words }) =>
    inBrowserOf(
      'visitor',
      async (context) => {
        const { page, problems } = await openWindow(context, product.url);
        await page.goto(product.url + path(ids).split('?', 1)[0]);
        await see(heading(page, words));
        expect(await page.title()).toBe(`${title} – MedPortal`);
        expect(problems).toEqual([]);
      },
      { javaScriptEnabled: false },
    ),
);

describe.each(['visitor', 'patient', 'doctor'] as const)('for a %s', (reader) => {
  it('every page comes under its policy, and is taken over in silence', () =>
    inBrowserOf(reader, async (context) => {
      for (const { path, title, heading: words, refusal } of places[reader]) {
        const watched = await openGuarded(context, product.url);
        await watched.page.goto(product.url + path(ids));
        await see(heading(watched.page, words));
        await settle(watched.page);
        expect(await watched.page.title()).toBe(`${title} – MedPortal`);
        expectQuiet([watched], ...(refusal ? [refusal] : []));
        await watched.page.close();
      }
    }));
});

it('a style that the policy does not know is refused', () =>
  inBrowserOf('visitor', async (context) => {
    const { page, problems } = await openGuarded(context, product.url);
    await page.route(product.url, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('@font-face', '/* another */ @font-face');
      await route.fulfill({ response, body });
    });
    await page.goto(product.url);
    await expect.poll(() => problems).toContain('policy violation: style-src-elem kept off inline');
  }));

/** Whether the element that the build has drawn for `selector` is still there when the scripts have taken over. */
async function isKept({ page, release }: Unscripted, selector: string) {
  const drawn = await page.locator(selector).elementHandle();
  release();
  await page.waitForFunction(
    () =>
      window.earlyAnswers === undefined && document.documentElement.dataset.reader === undefined,
  );
  await settle(page);
  return drawn?.evaluate((element) => element.isConnected);
}

/** Looks at every frame from now on; tells in how many of them `selector` was to be seen. */
async function watchFrames(page: Page, selector: string): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle((selectors) => {
    const seen = { frames: 0 };
    const look = () => {
      const all = [...document.querySelectorAll(selectors)];
      if (all.some((element) => element.checkVisibility({ visibilityProperty: true })))
        seen.frames += 1;
      requestAnimationFrame(look);
    };
    look();
    return seen;
  }, selector);
  return () => counter.evaluate(({ frames }) => frames);
}

it('a visitor sees the ways in at once, and the page is taken over as it is', () =>
  inBrowserOf('visitor', async (context) => {
    const first = await openWithoutScripts(context, paths.home());
    for (const part of await account(first.page).all()) expect(await part.isVisible()).toBe(true);
    expect(await heading(first.page, /./).isVisible()).toBe(true);
    expect(await isKept(first, 'h1')).toBe(true);
    expectQuiet([first]);
  }));

it('what is drawn for another address waits for the page in its place', () =>
  inBrowserOf('visitor', async (context) => {
    const first = await openWithoutScripts(context, paths.login({ next: paths.features() }));
    expect(await heading(first.page, 'Log in').isVisible()).toBe(false);
    expect(await isKept(first, 'h1')).toBe(false);
    await see(first.page.getByText('You come back to the page that you were on.'));
    expectQuiet([first]);
  }));

describe.each(['patient', 'doctor'] as const)('a %s', (reader) => {
  it('sees at once what the page says to everybody, and never the ways in', () =>
    inBrowserOf(reader, async (context) => {
      const first = await openWithoutScripts(context, paths.home());
      expect(await heading(first.page, /Better health/).isVisible()).toBe(true);
      for (const part of await account(first.page).all())
        expect(await part.isVisible()).toBe(false);
      expect(await first.page.getByRole('link', { name: 'Join Now' }).isVisible()).toBe(false);
      const glimpses = await watchFrames(first.page, '[data-account=visitor]');
      expect(await isKept(first, 'h1')).toBe(true);
      expect(await account(first.page).count()).toBe(0);
      expect(await glimpses()).toBe(0);
      expect(await first.page.getByRole('link', { name: 'Find a doctor' }).isVisible()).toBe(true);
      expectQuiet([first]);
    }));

  it('does not see what a page says to visitors alone', () =>
    inBrowserOf(reader, async (context) => {
      const first = await openWithoutScripts(context, paths.features());
      expect(await heading(first.page, 'Features').isVisible()).toBe(false);
      expect(await isKept(first, 'h1')).toBe(false);
      await see(heading(first.page, 'Features'));
      expectQuiet([first]);
    }));
});

it('what was typed and pressed before the scripts had come is kept for them', () =>
  inBrowserOf('visitor', async (context) => {
    const first = await openWithoutScripts(context, paths.login());
    const { page } = first;
    await page.getByLabel('Email address').fill('nobody@demo.example');
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(product.url + paths.login());
    const shown = await watchWords(page, 'input[type=email]');
    expect(await isKept(first, 'h1')).toBe(true);
    await see(page.getByText('Enter your password').first());
    expect(await shown()).toEqual(['nobody@demo.example']);
    expect(page.url()).toBe(product.url + paths.login());
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    expect(await page.getByLabel('Email address').inputValue()).toBe('nobody@demo.example');
    await page.getByRole('button', { name: 'Log In' }).click();
    await see(page.getByText('wrong').first());
  }));

const onPhone = { viewport: { width: 390, height: 600 } };

/** Scrolls down a page that stands at its top; gives what tells where it stands. */
async function scrollDown(page: Page): Promise<() => Promise<number>> {
  const scrolledTo = () => page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(scrolledTo).toBe(300);
  return scrolledTo;
}

it('a page stays where it was scrolled to before the scripts had come', () =>
  inBrowserOf(
    'visitor',
    async (context) => {
      const first = await openWithoutScripts(context, paths.home());
      const scrolledTo = await scrollDown(first.page);
      expect(await isKept(first, 'h1')).toBe(true);
      expect(await scrolledTo()).toBe(300);
    },
    onPhone,
  ));

it('a menu that was pressed before the scripts had come opens with them', () =>
  inBrowserOf(
    'visitor',
    async (context) => {
      const first = await openWithoutScripts(context, paths.home());
      const features = first.page.getByRole('banner').getByRole('link', { name: 'Features' });
      await first.page.getByRole('button', { name: 'Menu' }).click();
      expect(await features.isVisible()).toBe(false);
      expect(await isKept(first, 'h1')).toBe(true);
      await see(features);
      expectQuiet([first]);
    },
    onPhone,
  ));

it('a page that is loaded again stays where it was, and another begins at its top', () =>
  inBrowserOf(
    'visitor',
    async (context) => {
      const { page } = await openWindow(context, product.url);
      const open = async (path: string) => {
        await page.goto(product.url + path);
        await see(heading(page, /./));
        await settle(page);
      };
      await open(paths.doctors());
      const scrolledTo = await scrollDown(page);
      await page.reload();
      await settle(page);
      await expect.poll(scrolledTo).toBe(300);
      await open(paths.doctorRegister());
      expect(await scrolledTo()).toBe(0);
    },
    onPhone,
  ));

it('what was chosen before the scripts had come is kept for them', () =>
  inBrowserOf('visitor', async (context) => {
    const first = await openWithoutScripts(context, paths.patientRegister());
    const { page } = first;
    await page.getByLabel('Female').check();
    await page.getByLabel('Male', { exact: true }).check();
    expect(await isKept(first, 'h1')).toBe(true);
    expect(await page.getByLabel('Male', { exact: true }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    const summary = page.getByRole('alert');
    await see(summary.getByText('Enter your name'));
    expect(await summary.innerText()).not.toMatch(/gender/i);
  }));

describe('the reads of a page', () => {
  it.each([
    { path: () => paths.doctors(), read: '/api/doctors' },
    { path: paths.specializations, read: '/api/MedicalSpecification' },
    { path: () => paths.doctorProfile(doctor.name), read: '/api/doctor/Alder%20Brook' },
  ])('start before the scripts, and only once: $read', ({ path, read }) =>
    inBrowserOf('visitor', async (context) => {
      const first = await openWithoutScripts(context, path());
      await expect.poll(() => first.reads).toEqual([read]);
      first.release();
      await settle(first.page);
      expect(first.reads).toEqual([read]);
      expectQuiet([first]);
    }),
  );

  it('wait where a token is needed', () =>
    inBrowserOf('patient', async (context) => {
      const first = await openWithoutScripts(context, paths.doctorProfile(doctor.name));
      expect(first.reads).toEqual([]);
      first.release();
      await see(heading(first.page, `Dr. ${doctor.name}`));
      expect(first.reads).toEqual(['/api/doctor/Alder%20Brook']);
    }));
});
