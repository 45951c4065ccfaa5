// `npm run bench -- interactions`: measures how fast the built portal responds, on the real server with demo data and the
// longest lists, and with a throttled CPU.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from 'playwright';
import { paths } from '../apps/portal/src/paths.ts';
import { openDatabase, sql } from '../apps/server/src/database/database.ts';
import { newContext, openBrowser, openWindow, storageWith } from '../e2e/browser.ts';
import { type DemoIds, demoIds, doctor, patient, tokenOf } from '../e2e/demo.ts';
import { type Product, startProduct } from '../e2e/portal.ts';
import { button, dialog, see, settle, tab } from '../e2e/steps.ts';
import { ensurePortalBuilt } from '../scripts/portal-build.ts';
import { root } from '../scripts/run-vitest.ts';
import { table } from '../packages/api-client/scripts/table.ts';
import {
  aboutSamples,
  atMost,
  countOf,
  isEnough,
  measuredOn,
  median,
  quietest,
  type Sample,
  sampleOf,
  writePart,
} from './report.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    slowdown: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
    portal: { type: 'string' },
  },
});

const help = `Runs user journeys, and writes how fast the portal responds into docs/performance.md.

  --rounds N    runs of each journey; the table shows medians (default: 3)
  --slowdown N  CPU throttling factor (default: 4)
  --only TEXT   runs only journeys with this text in their name, and writes no table
  --portal DIR  measures the build in this folder, and writes no table
  --check       fails if a response is too slow
`;

/** The longest response, in milliseconds. */
const LIMIT_MS = 100;

/** The most items that the portal reads in one call. */
const LONG = 900;
const PAGE_SIZE = 9;

/** The duration of a press and the time between keys. Without it, `mousedown` would delay the paint of `mouseup`. */
const PRESS_MS = 60;

const crowded = { id: 13, name: 'Ear, Nose and Throat' };

/** Trusted input: a press, then keys. */
interface Step {
  press?: (page: Page) => Locator;
  type?: string;
  /** Milliseconds to observe the page afterwards. Default: 700. */
  watch?: number;
}

interface Journey {
  name: string;
  who?: 'patient' | 'doctor';
  path: (ids: DemoIds) => string;
  prepare?: (page: Page) => Promise<void>;
  steps: Record<string, Step>;
}

const inMain = (page: Page) => page.getByRole('main');
// Not by role, which would force the layout of hundreds of `content-visibility` items.
const link = (name: string | RegExp): Step => ({
  press: (page) => inMain(page).locator('a', { hasText: name }).first(),
});
const inBar = (name: string): Step => ({
  press: (page) => page.getByRole('banner').getByRole('link', { name, exact: true }),
});
const control = (name: string): Step => ({ press: (page) => button(inMain(page), name) });
const tabOf = (name: string): Step => ({ press: (page) => tab(page, name) });
const inDialog = (name: string): Step => ({
  press: (page) => button(page.getByRole('dialog'), name),
});
const field = (label: string | RegExp, type: string): Step => ({
  press: (page) => page.getByLabel(label).first(),
  type,
});

const search: Record<string, Step> = {
  // Ends before the debounced search starts.
  'type in the search': { ...field('Search by name', 'sample'), watch: 150 },
  'see the results': { watch: 1500 },
  'clear the search': { press: (page) => button(page, 'Clear search') },
};

/** Loads nearly the whole list at once, instead of by many presses. */
async function loadMore(page: Page) {
  const pageSize = `pageSize=${2 * PAGE_SIZE}`;
  const isFirst = (url: URL) => url.pathname === '/api/doctors' && url.search.includes(pageSize);
  await page.route(isFirst, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(pageSize, `pageSize=${LONG - PAGE_SIZE}`),
    }),
  );
  await button(page, 'Show more').click();
  await see(page.getByText(`Showing ${LONG - PAGE_SIZE} of`));
}

const journeys: readonly Journey[] = [
  {
    name: 'Visitor looks for a doctor',
    path: paths.home,
    steps: {
      'open the features': inBar('Features'),
      'open the doctors': inBar('Doctors'),
      'show nine more': control('Show more'),
      ...search,
      'open a doctor': link(/^Dr\. /),
      'open the specializations': inBar('MedicalSpecifications'),
      'open a specialization': link('Cardiology'),
    },
  },
  {
    name: `Visitor browses ${LONG} doctors`,
    path: () => paths.doctors(),
    prepare: loadMore,
    steps: {
      'show nine more': control('Show more'),
      ...search,
    },
  },
  {
    name: `Visitor opens one of ${LONG} doctors`,
    path: paths.specializations,
    steps: {
      [`open a specialization of ${LONG} doctors`]: { ...link(crowded.name), watch: 1500 },
      'open a doctor': link(/^Dr\. /),
    },
  },
  {
    name: 'Visitor signs up',
    path: paths.patientRegister,
    steps: {
      'submit an empty form': control('Sign Up'),
      'type a name': field('Name', 'Sample Person'),
      'choose a gender': { press: (page) => page.getByText('Female', { exact: true }) },
    },
  },
  {
    name: 'Patient logs in',
    path: () => paths.login(),
    steps: {
      'type an address': field('Email address', patient.email),
      'type a password': field('Password', patient.password),
      'log in': control('Log In'),
      'open the menu': { press: (page) => page.getByRole('button', { name: patient.name }) },
      'open the profile': { press: (page) => page.getByRole('link', { name: 'My Profile' }) },
    },
  },
  {
    name: 'Patient keeps a record',
    who: 'patient',
    path: () => paths.patientProfile(patient.name),
    steps: {
      'edit medical information': { press: (page) => button(page, 'Edit medical information') },
      'cancel the edit': inDialog('Cancel'),
      'open the daily check, with charts': tabOf('Daily check'),
      'show another unit': { press: (page) => page.getByText('mmol/L', { exact: true }).first() },
      'submit an empty form': control('Save blood pressure'),
      'type a blood pressure': field(/^Upper value/, '121'),
      'open the requests': tabOf('Requests'),
      'open the answered requests': tabOf('Answered requests'),
      'open the medical history': tabOf('Medical history'),
      'open the allergies': tabOf('Allergy'),
    },
  },
  {
    name: 'Patient asks a doctor',
    who: 'patient',
    path: () => paths.doctorProfile(doctor.name),
    steps: {
      'open the request form': link('Contact'),
      'type a description': field('Description', 'I feel dizzy in the mornings.'),
      'send the request': control('Send Request'),
    },
  },
  {
    name: 'Patient reads an answer',
    who: 'patient',
    path: ({ answered }) => paths.response(answered, 'Patient'),
    steps: {
      'open the report': tabOf('General Report'),
      'open the medicine': tabOf('Medicine'),
    },
  },
  {
    name: 'Doctor answers',
    who: 'doctor',
    path: () => paths.doctorProfile(doctor.name),
    steps: {
      'edit the profile': { press: (page) => button(page, 'Edit about me') },
      'type a bio': {
        press: (page) => dialog(page, 'Edit about me').getByLabel('Bio'),
        type: 'New. ',
      },
      'cancel the edit': inDialog('Cancel'),
      'open the requests': tabOf('Requests'),
      'show nine more': control('Show more'),
      'open a response form': link(/^Reply/),
      'submit an empty form': control('Save'),
      'type a diagnosis': field('Diagnosis', 'Low blood pressure'),
      'open the medicine': tabOf('Medicine'),
    },
  },
];

interface Timings {
  /** Milliseconds from each key and press to the next paint, if 16 or more. */
  delays: number[];
  frames: number[];
}

declare global {
  interface Window {
    timings?: Timings;
  }
}

/** Runs in the page before its scripts. */
function recordTimings() {
  const timings: Timings = (window.timings = { delays: [], frames: [] });
  const events = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId')) timings.delays.push(entry.duration);
  }).observe(events);
  let before = performance.now();
  const onFrame = (now: number) => {
    timings.frames.push(now - before);
    before = now;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

const readTimings = () => {
  const { delays = [], frames = [] } = window.timings ?? {};
  return { delays: delays.splice(0), frames: frames.splice(0) };
};

interface Result {
  /** Of the slowest key or press, in milliseconds; 0 if none took 16. */
  delay: number;
  frame: number;
}

async function measure(page: Page, { press, type = '', watch = 700 }: Step): Promise<Result> {
  const target = press?.(page);
  await target?.scrollIntoViewIfNeeded();
  const box = await target?.boundingBox();
  // From here to the second call, nothing else may take CPU time of the page.
  await page.evaluate(readTimings);
  if (box)
    await page.mouse.click(box.x + Math.min(box.width, 80) / 2, box.y + box.height / 2, {
      delay: PRESS_MS,
    });
  await page.keyboard.type(type, { delay: PRESS_MS });
  await page.waitForTimeout(watch);
  const { delays, frames } = await page.evaluate(readTimings);
  await settle(page);
  return { delay: Math.max(0, ...delays), frame: Math.max(0, ...frames) };
}

interface Context {
  browser: Browser;
  product: Product;
  ids: DemoIds;
}

async function runJourney(
  { browser, product, ids }: Context,
  { path, prepare, steps }: Journey,
  token: string | undefined,
): Promise<Sample<Result>[]> {
  const storageState = storageWith(product.url, token);
  const context = await newContext(browser, { storageState });
  await context.addInitScript(recordTimings);
  const { page } = await openWindow(context, product.url);
  await page.goto(product.url + path(ids));
  await settle(page);
  await prepare?.(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slowdown) });
  const results: Sample<Result>[] = [];
  for (const step of Object.values(steps))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    results.push(await sampleOf(() => measure(page, step)));
  await context.close();
  return results;
}

async function fill(folder: string) {
  const { query, close } = await openDatabase({ kind: 'embedded', folder });
  await query(sql`
    with made as (
      insert into account (role, name, name_key, email, email_key, password_hash)
      select 'Doctor', name, name, name || '@list.example', name || '@list.example', ''
      from (select 'sample ' || n as name from generate_series(1, ${LONG}::int) n) numbered
      returning id
    )
    insert into doctor (id, specialization_id, clinic_name)
    select id, ${crowded.id}, 'Clinic ' || id from made`);
  await close();
}

async function startFilled(folder: string): Promise<Product> {
  const env = {
    DATA_DIR: folder,
    DEMO_DATA: '1',
    RATE_LIMIT_PER_MINUTE: '0',
    ...(options.portal && { PORTAL_DIR: options.portal }),
  };
  await (await startProduct(env)).stop();
  await fill(folder);
  return startProduct(env);
}

const toMs = (value: number, most = Infinity) => (value === 0 ? '< 16' : atMost(most, value, 0));

/** Runs the journeys in rounds, and returns a row for each step. */
async function runJourneys(context: Context, rounds: number) {
  const { url } = context.product;
  const tokens = { patient: await tokenOf(url, patient), doctor: await tokenOf(url, doctor) };
  const chosen = journeys.filter(({ name }) => name.includes(options.only));
  const samples: Sample<Result>[][][] = chosen.map(({ steps }) => Object.keys(steps).map(() => []));
  const isDone = (steps: readonly Sample<Result>[][]) => steps.every((of) => isEnough(of, rounds));
  while (!samples.every(isDone))
    for (const [index, journey] of chosen.entries()) {
      const steps = samples[index] ?? [];
      if (isDone(steps)) continue;
      // oxlint-disable-next-line no-await-in-loop -- they share the CPU
      const results = await runJourney(context, journey, journey.who && tokens[journey.who]);
      for (const [step, result] of results.entries()) steps[step]?.push(result);
    }
  return chosen.flatMap(({ name, steps }, index) =>
    Object.keys(steps).map((step, position) => {
      const results = quietest(samples[index]?.[position] ?? [], rounds);
      const delays = results.map(({ delay }) => delay);
      const frame = median(results.map((result) => result.frame));
      return { name, step, delay: median(delays), worst: Math.max(...delays), frame };
    }),
  );
}

async function main() {
  if (options.help) return console.log(help);
  if (!options.portal) ensurePortalBuilt();
  const rounds = countOf('rounds', options.rounds);
  const folder = mkdtempSync(join(tmpdir(), 'medportal-interactions-'));
  const product = await startFilled(folder);
  const browser = await openBrowser();
  try {
    const ids = await demoIds(product.url, await tokenOf(product.url, patient));
    const rows = await runJourneys({ browser, product, ids }, rounds);
    const text = [
      `${measuredOn()} Chromium ${browser.version()}, ${options.slowdown} times slower; medians of ${rounds}. ${aboutSamples}`,
      table([
        ['Journey', 'Step', 'Answer ms', 'Slowest ms', 'Longest frame ms'],
        ...rows.map(({ name, step, delay, worst, frame }) => [
          name,
          step,
          toMs(delay, LIMIT_MS),
          toMs(worst),
          toMs(frame),
        ]),
      ]),
    ].join('\n\n');
    console.log(text);
    const isComplete = options.only === '' && !options.portal;
    if (isComplete) await writePart(`${root}docs/performance.md`, 'interactions', text);
    const late = rows.filter(({ delay }) => delay > LIMIT_MS);
    for (const { name, step, delay } of late)
      console.error(`${name}, ${step}: ${delay} ms, of at most ${LIMIT_MS}`);
    if (options.check && late.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
