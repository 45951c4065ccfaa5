// Injection payloads in every text that the portal shows: nothing runs, the layout stays intact, and the text is shown
// verbatim.
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import type { Watched } from './browser.ts';
import { openGuarded } from './guard.ts';
import { answerCalls, answerOf, type Backend, people } from './hostile-backend.ts';
import { lists, records, type Viewer } from './hostile-pages.ts';
import { openContext, startServer } from './journey.ts';
import { naughtyStrings, PAYLOADS, payload, payloads } from './payloads.ts';
import type { Product } from './portal.ts';
import { button, fill, hydrated, painted, see, settle } from './steps.ts';

const corpus = [...payloads, ...naughtyStrings];

/** The corpus in bundles of `size` texts, one per line. */
const inBundles = (size: number) =>
  Array.from({ length: Math.ceil(corpus.length / size) }, (_, index) =>
    corpus.slice(index * size, (index + 1) * size).join('\n'),
  );

// A long list has an entry for each; other pages show one at a time.
const entries = inBundles(100);
const bundles = inBundles(500);

const addresses = corpus.filter((text) => URL.canParse(text));

let product: Product;

beforeAll(async () => {
  // The texts are in answers that the browser gets, not in the database.
  product = await startServer({ PAGE_DATA_MS: '0' });
  for (const viewer of ['visitor', 'patient', 'doctor'] as const)
    windows.set(viewer, await openWindow(viewer));
});

interface Opened extends Watched {
  backend: Backend;
}

const windows = new Map<Viewer, Opened>();

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (user: { name: string; role: string }) =>
  `${base64({ alg: 'none' })}.${base64(user)}.`;

async function openWindow(viewer: Viewer): Promise<Opened> {
  const context = await openContext();
  const watched = await openGuarded(context, product.url);
  const backend: Backend = { corpus, round: 0 };
  await answerCalls(watched.page, backend);
  if (viewer !== 'visitor') {
    await watched.page.goto(product.url);
    await store(watched.page, people[viewer]);
  }
  return { ...watched, backend };
}

const store = (page: Page, user: { name: string; role: string }) =>
  page.evaluate((token) => localStorage.setItem('userToken', token), tokenOf(user));

async function openPortal(
  viewer: Viewer,
  path: string,
  answers: readonly string[],
): Promise<Opened> {
  const opened = windows.get(viewer);
  if (!opened) throw new Error(`The ${viewer} has no window`);
  const { page, problems, backend } = opened;
  Object.assign(backend, { corpus: answers, round: 0, failure: undefined });
  problems.length = 0;
  await page.goto(product.url + path);
  return opened;
}

const TIMEOUT_MS = 15_000;

/** A page with links shows some hundred addresses, one after the other. */
const MANY_ROUNDS_MS = 300_000;

/** Returns the texts that the page does not show verbatim, and any markup injected by them. */
async function faultsOf(page: Page, texts: string[], timeoutMs = TIMEOUT_MS): Promise<string[]> {
  const wait = { texts, timeoutMs };
  return page.evaluate(async ({ texts: expected, timeoutMs: limit }) => {
    const missing = await window.inspector.missing(expected, limit);
    await window.inspector.provoke();
    const heading = document.querySelector('h1')?.textContent.slice(0, 100);
    return [
      ...missing.map((text) => `missing under ‘${heading}’: ${text.slice(0, 100)}`),
      ...window.inspector.unsafe(),
    ];
  }, wait);
}

async function layoutFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await painted(page);
    const found = await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
      window.scrollTo(0, 0);
      const { scrollWidth, clientWidth } = document.documentElement;
      const widest = () => {
        const over = [...document.querySelectorAll('main *')].filter(
          (element) => element.getBoundingClientRect().right > clientWidth,
        );
        return over.at(-1)?.outerHTML.slice(0, 300);
      };
      const bar = document.querySelector('header')?.getBoundingClientRect();
      const heading = document.querySelector('main h1')?.getBoundingClientRect();
      return [
        scrollWidth > clientWidth && `${scrollWidth - clientWidth} px too wide: ${widest()}`,
        !(bar && bar.top === 0 && bar.width === clientWidth && bar.height < 100) && 'no bar',
        !(heading && heading.height > 0 && bar && heading.top >= bar.bottom) && 'no heading',
      ].filter((fault) => fault !== false);
    });
    faults.push(...found.map((fault) => `${fault} at ${width} px`));
  }
  return faults;
}

/** Asserts that no script ran or was blocked, and that the layout is intact. `expected` matches allowed messages. */
async function expectUnharmed({ page, problems }: Watched, expected = /^$/) {
  await page.locator('main h1').waitFor();
  // Tabs and charts follow a new width only in a later frame.
  await expect.poll(() => layoutFaults(page)).toEqual([]);
  expect(problems.filter((text) => !expected.test(text))).toEqual([]);
}

const failedCalls = /^Failed to load resource|^[a-zA-Z]+ failed: (400|404|500)$/;

/** Calls `act` for every text, and asserts that the page then shows the texts of `shown` verbatim. */
async function eachRound(
  { page, backend }: Opened,
  texts: readonly string[],
  act: (text: string, round: number) => Promise<unknown>,
  shown: (text: string, round: number) => string[],
) {
  for (const [round, text] of texts.entries()) {
    backend.round = round;
    await act(text, round);
    expect(await faultsOf(page, shown(text, round)), `round ${round}`).toEqual([]);
  }
}

/** Navigates to a path. Reloads the current page, because its cached data is still fresh. */
async function visit(page: Page, path: string) {
  // A navigation during hydration would be lost.
  await hydrated(page);
  if (page.url() === new URL(path, product.url).href) await page.reload();
  else await page.evaluate((address) => window.inspector.visit(address), path);
}

/** Presses a button that adds a part of a list each time. */
async function pressUntilGone(more: Locator) {
  await more.waitFor();
  while ((await more.count()) > 0) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await more.click();
  }
}

describe('a list with every payload', () => {
  it.each(lists)('$name', async ({ viewer, path, reads, opener, fields }) => {
    const opened = await openPortal(viewer, path, entries);
    if (opener) await pressUntilGone(opened.page.getByRole('button', { name: opener }));
    const shown = answerOf(reads, entries, 0).shown.filter(
      (_, index) => !fields || fields.indexes.includes(index % fields.count),
    );
    expect(await faultsOf(opened.page, shown)).toEqual([]);
    await expectUnharmed(opened);
  });
});

describe('a record with every payload', () => {
  it.each(records)(
    '$name',
    async ({ viewer, path, reads, pathParameters, indexes, isLinked }) => {
      const texts = [...bundles, ...(isLinked ? addresses : [])];
      const opened = await openPortal(viewer, paths.features(), texts);
      const shown = (text: string, round: number) =>
        answerOf(reads, texts, round, pathParameters(text)).shown.filter(
          (_, index) => !indexes || indexes.includes(index),
        );
      await eachRound(opened, texts, (text, round) => visit(opened.page, path(text, round)), shown);
      await expectUnharmed(opened);
    },
    MANY_ROUNDS_MS,
  );
});

describe('a name with every payload', () => {
  it('in the header, from the token', async () => {
    const opened = await openWindow('visitor');
    await opened.page.goto(product.url);
    const logIn = async (name: string) => {
      await store(opened.page, { name, role: 'Patient' });
      await opened.page.reload();
    };
    await eachRound(opened, bundles, logIn, (name) => [name]);
    await expectUnharmed(opened);
  });

  it('in the URL of a specialization', async () => {
    const opened = await openPortal('visitor', paths.specializations(), ['Sample']);
    const open = (name: string, round: number) =>
      visit(opened.page, paths.specializationDoctors(name, round + 1));
    await eachRound(opened, bundles, open, (name) => [name]);
    await expectUnharmed(opened);
  });

  it('in the URL of an unknown doctor', async () => {
    const opened = await openPortal('visitor', paths.doctors(), ['Sample']);
    const json = { title: 'Not found', message: 'There is no such doctor.' };
    opened.backend.failure = { of: 'getDoctor', status: 404, json };
    const open = (name: string) => visit(opened.page, paths.doctorProfile(name));
    await eachRound(opened, bundles, open, (name) => [
      `We cannot find a doctor called ‘\u2068${name}\u2069’. Check the spelling, or look in the list of doctors.`,
    ]);
    await expectUnharmed(opened, failedCalls);
  });
});

describe('an error with every payload', () => {
  const textAt = (index: number) => bundles[index % bundles.length] ?? '';

  it('of a form', async () => {
    const opened = await openPortal('visitor', paths.doctorRegister(), ['Sample']);
    const { page, backend } = opened;
    const fields = ['name', 'email', 'password', 'phoneNumber', 'medicalSpecificationId'];
    const email = 'sam@sample.example';
    await fill(page, { Name: 'Sam', 'Email address': email, Password: 'a long password' });
    const send = async (_: string, round: number) => {
      const errors = fields.map((field, index) => [field, [textAt(round + 2 + index)]]);
      const json = {
        title: textAt(round),
        message: textAt(round + 1),
        errors: Object.fromEntries(errors),
      };
      backend.failure = { of: 'registerDoctor', status: 400, json };
      // The toast may appear before the form is ready again.
      await settle(page);
      await button(page, 'Sign Up').click();
    };
    await eachRound(opened, bundles, send, (_, round) =>
      ['title', 'message', ...fields].map((_field, index) => textAt(round + index)),
    );
    await expectUnharmed(opened, failedCalls);
  });

  it('of a list', async () => {
    // From another page: the current page keeps its data when a refresh fails.
    const opened = await openPortal('visitor', paths.features(), ['Sample']);
    const fail = async (text: string, round: number) => {
      const json = { title: text, message: text };
      opened.backend.failure = { of: 'listSpecializations', status: 500, json };
      if (round > 0) await visit(opened.page, paths.features());
      await see(opened.page.getByRole('heading', { name: 'Features', level: 1 }));
      await visit(opened.page, paths.specializations());
    };
    await eachRound(opened, bundles, fail, (text) => [text]);
    await expectUnharmed(opened, failedCalls);
  });
});

/** Runs the corpus on a page that inserts text as HTML and URLs, under a policy. */
async function runVulnerablePage(policy: string) {
  const context = await openContext();
  const { page, problems } = await openGuarded(context, product.url);
  let isOpen = false;
  await page.route('**/*', (route) => {
    // Only the document loads; 204 stops subresources and navigations.
    if (isOpen) return route.fulfill({ status: 204 });
    isOpen = true;
    const headers = { 'content-security-policy': policy };
    return route.fulfill({ contentType: 'text/html', headers, body: '<main></main>' });
  });
  await page.goto(product.url);
  await page.evaluate((texts) => {
    // Payloads may clobber these names.
    const create = document.createElement.bind(document);
    const main = document.querySelector('main');
    for (const text of texts) {
      const markup = create('div');
      const link = create('a');
      link.href = text;
      main?.append(markup, link);
      try {
        markup.innerHTML = text;
      } catch {}
    }
  }, corpus);
  // The text never appears: this waits for delayed scripts.
  const faults = await faultsOf(page, [payload(0)], 2000);
  const layout = await layoutFaults(page);
  await context.close();
  const ran = new Set(problems.filter((text) => /^payload \d+ ran$/.test(text)));
  const violations = problems.filter((text) => text.startsWith('policy violation'));
  return { faults, layout, ran: ran.size, violations: violations.length };
}

async function realPolicy(): Promise<string> {
  const { headers } = await fetch(product.url);
  return headers.get('content-security-policy') ?? '';
}

describe('a page that inserts text as HTML', () => {
  it('runs the payloads without the policy, and every check notices', async () => {
    const { ran, violations, faults, layout } = await runVulnerablePage('');
    // The others need a template engine, an old browser or another context.
    expect(ran).toBeGreaterThan(400);
    expect(violations).toBe(0);
    expect(faults).toContainEqual(expect.stringContaining(payload(0)));
    expect(faults.length).toBeGreaterThan(800);
    expect(layout).toContain('no bar at 320 px');
  });

  it.each([
    ['the policy', (policy: string) => policy],
    [
      'the policy without Trusted Types',
      (policy: string) => policy.replace(/;require-trusted-types.*$/, ''),
    ],
  ])('runs none under %s and reports each', async (_, change) => {
    const { ran, violations } = await runVulnerablePage(change(await realPolicy()));
    expect(ran).toBe(0);
    expect(violations).toBeGreaterThan(PAYLOADS / 2);
  });
});
