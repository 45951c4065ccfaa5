// What is there before the portal's scripts: prerendered pages, for a visitor and for everybody else.
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import { newContext, openBrowser, openWindow, storageWith, type Watched } from './browser.ts';
import { type DemoIds, demoIds, doctor, patient, tokenOf } from './demo.ts';
import { openGuarded } from './guard.ts';
import { type Place, places } from './places.ts';
import { type Product, startProduct } from './portal.ts';
import { button, expectQuiet, heading, hydrated, see, settle } from './steps.ts';

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
  const watched = await openGuarded(context, product.url);
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

const account = (page: Page) => page.locator('[data-account=visitor]');
const whole = new Set<string>([
  'home',
  'features',
  'doctors',
  'specializations',
  'login',
  'register',
  'patientRegister',
  'doctorRegister',
]);
const wholePages = places.visitor.filter(({ route }) => whole.has(route));
const bare = ({ path }: Pick<Place, 'path'>) => path(ids).split('?', 1)[0] ?? '';

describe.each(wholePages)('the page "$title"', (place) => {
  it('is there without JavaScript, and asks for it', () =>
    inBrowserOf(
      'visitor',
      async (context) => {
        const { page, problems } = await openWindow(context, product.url);
        await page.goto(product.url + bare(place));
        await see(heading(page, place.heading));
        expect(await page.locator('noscript').count()).toBe(1);
        expect(await page.title()).toBe(`${place.title} – MedPortal`);
        expect(await page.locator('meta[name=description]').count()).toBe(1);
        expect(problems).toEqual([]);
      },
      { javaScriptEnabled: false },
    ));

  it('stays when its scripts cannot be loaded', () =>
    inBrowserOf('visitor', async (context) => {
      const page = await context.newPage();
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(product.url + bare(place));
      expect(await heading(page, place.heading).isVisible()).toBe(true);
    }));

  it('has only controls that are disabled until it is hydrated, as it is', () =>
    inBrowserOf('visitor', async (context) => {
      const first = await openWithoutScripts(context, bare(place));
      const controls = first.page.locator(':is(button, input, select, textarea):not([hidden])');
      const disabled = first.page.locator(':is(button, input, select, textarea):disabled');
      expect(await disabled.count()).toBe(await controls.count());
      expect(await isKept(first, 'h1')).toBe(true);
      expect(await disabled.count()).toBe(0);
      expectQuiet([first]);
    }));
});

describe.each(['visitor', 'patient', 'doctor'] as const)('for a %s', (reader) => {
  it('every page comes under its policy, and is hydrated in silence', () =>
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

// A negative control: what has been hydrated in silence would have complained.
it('a page that differs from what its scripts make of it is complained of', () =>
  inBrowserOf('visitor', async (context) => {
    const { page, problems } = await openGuarded(context, product.url);
    await page.route(product.url, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('Find a doctor', 'Lose a doctor');
      await route.fulfill({ response, body });
    });
    await page.goto(product.url);
    await expect.poll(() => problems.join()).toContain('Minified React error #418');
  }));

/** Whether the prerendered element of `selector` is still there when the scripts have taken over. */
async function isKept({ page, release }: Unscripted, selector: string) {
  const prerendered = await page.locator(selector).elementHandle();
  release();
  await hydrated(page);
  await settle(page);
  return prerendered?.evaluate((element) => element.isConnected);
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

it('a visitor sees the ways in at once', () =>
  inBrowserOf('visitor', async (context) => {
    const { page, release } = await openWithoutScripts(context, paths.home());
    for (const part of await account(page).all()) expect(await part.isVisible()).toBe(true);
    expect(await heading(page, /./).isVisible()).toBe(true);
    release();
    await hydrated(page);
    for (const part of await account(page).all()) expect(await part.isVisible()).toBe(true);
  }));

it('a page of another address takes the place of the prerendered one', () =>
  inBrowserOf('visitor', async (context) => {
    const first = await openWithoutScripts(context, paths.login({ next: paths.features() }));
    expect(await isKept(first, 'h1')).toBe(false);
    await see(first.page.getByText('You come back to the page that you were on.'));
    expectQuiet([first]);
  }));

it.each([
  ['a profile', () => paths.doctorProfile(doctor.name), `Dr. ${doctor.name}`, 200],
  ['no page', () => '/nowhere', 'Unexpected Application Error!', 404],
])('%s begins with the bar and a loader', (_, path, title, status) =>
  inBrowserOf('visitor', async (context) => {
    const first = await openWithoutScripts(context, path());
    await see(first.page.getByText('Loading…'));
    expect(await first.page.getByRole('link', { name: 'Log In' }).isVisible()).toBe(true);
    expect(await isKept(first, 'main output')).toBe(false);
    await see(heading(first.page, title));
    expectQuiet([first], new RegExp(`status of ${status} `));
  }),
);

describe.each(['patient', 'doctor'] as const)('a %s', (reader) => {
  it('has every prerendered page hydrated in silence', () =>
    inBrowserOf(reader, async (context) => {
      for (const place of wholePages) {
        const watched = await openGuarded(context, product.url);
        await watched.page.goto(product.url + bare(place));
        await hydrated(watched.page);
        await settle(watched.page);
        expect(await account(watched.page).count()).toBe(0);
        expectQuiet([watched]);
        await watched.page.close();
      }
    }));

  it('sees at once what a page says to everybody, and never the ways in', () =>
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

  it('does not see what a page says to visitors', () =>
    inBrowserOf(reader, async (context) => {
      const first = await openWithoutScripts(context, paths.features());
      expect(await heading(first.page, 'Features').isVisible()).toBe(false);
      const glimpses = await watchFrames(first.page, 'a[href="/Register"]');
      expect(await isKept(first, 'h1')).toBe(true);
      await see(heading(first.page, 'Features'));
      expect(await glimpses()).toBe(0);
      expectQuiet([first]);
    }));

  it.each([paths.login(), paths.register()])('never sees %s, and comes to the start page', (path) =>
    inBrowserOf(reader, async (context) => {
      const first = await openWithoutScripts(context, path);
      const glimpses = await watchFrames(first.page, 'main');
      expect(await heading(first.page, /./).isVisible()).toBe(false);
      expect(await glimpses()).toBe(0);
      first.release();
      await see(heading(first.page, /Better health/));
      expect(new URL(first.page.url()).pathname).toBe('/');
      expectQuiet([first]);
    }),
  );
});

it('a form that is sent without its scripts does not leave the page, nor put anything into the address', () =>
  inBrowserOf('visitor', async (context) => {
    const { page, problems } = await openWithoutScripts(context, paths.login());
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
  }));

const onPhone = { viewport: { width: 390, height: 600 } };

/** Scrolls down a page that stands at its top; gives what tells where it stands. */
async function scrollDown(page: Page): Promise<() => Promise<number>> {
  const scrolledTo = () => page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(scrolledTo).toBe(300);
  return scrolledTo;
}

it.each(['visitor', 'patient'] as const)('a page stays where a %s had scrolled it to', (reader) =>
  inBrowserOf(
    reader,
    async (context) => {
      const first = await openWithoutScripts(context, paths.home());
      const scrolledTo = await scrollDown(first.page);
      expect(await isKept(first, 'h1')).toBe(true);
      expect(await scrolledTo()).toBe(300);
    },
    onPhone,
  ),
);

it('the menu opens as soon as the page is hydrated', () =>
  inBrowserOf(
    'visitor',
    async (context) => {
      const first = await openWithoutScripts(context, paths.home());
      const features = first.page.getByRole('banner').getByRole('link', { name: 'Features' });
      expect(await features.isVisible()).toBe(false);
      expect(await isKept(first, 'h1')).toBe(true);
      await button(first.page, 'Menu').click();
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

it('a draft comes back with the page, in silence', () =>
  inBrowserOf('visitor', async (context) => {
    const watched = await openGuarded(context, product.url);
    const { page } = watched;
    await page.goto(product.url + paths.patientRegister());
    await page.getByLabel('Name', { exact: true }).fill('Half a name');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await see(page.getByText('What you typed before is still here.'));
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Half a name');
    expectQuiet([watched]);
  }));

it.each([
  { path: () => paths.doctors(), read: '/api/doctors' },
  { path: paths.specializations, read: '/api/MedicalSpecification' },
  { path: () => paths.doctorProfile(doctor.name), read: '/api/doctor/Alder%20Brook' },
])('a page reads what it shows once: $read', ({ path, read }) =>
  inBrowserOf('visitor', async (context) => {
    const first = await openWithoutScripts(context, path());
    first.release();
    await see(heading(first.page, /./));
    await settle(first.page);
    expect(first.reads).toEqual([read]);
    expectQuiet([first]);
  }),
);
