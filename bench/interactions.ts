// How soon the portal answers to its reader: `npm run bench -- interactions`. The built portal on the real server, with demo
// data and lists as long as they get before they go on page by page, in a wide window, with a
// processor that is four times slower.
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
  keepIn,
  median,
  quietest,
  type Sample,
  sampleOf,
  whenAndWhere,
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

const help = `Does what people do on the portal, and keeps in docs/performance.md how soon it answers.

  --rounds N    how often each journey is made; medians count (default: 3)
  --slowdown N  how many times slower the page's processor is (default: 4)
  --only TEXT   only the journeys with this in their name; keeps no table
  --portal DIR  the portal as it is built there; keeps no table
  --check       fails when an answer takes longer than it may
`;

/** No answer may take longer, in milliseconds. */
const GOAL = 100;

/** As many as a list may have before it goes on page by page. */
const LONG = 900;
const STEP = 9;

/**
 * How long a press lasts and keys are apart, in milliseconds. Down and up at once, as no finger can, would wait for one
 * another's picture.
 */
const PRESS = 60;

/** The specialization of the doctors who make the lists long. */
const crowded = { id: 13, name: 'Ear, Nose and Throat' };

/** Something that somebody does, all of it with trusted input. */
interface Deed {
  /** What is pressed first. */
  press?: (page: Page) => Locator;
  /** What is typed then. */
  type?: string;
  /** How long it is watched afterwards, in milliseconds. Default 700. */
  watch?: number;
}

/** What one reader does, one thing after the other. */
interface Journey {
  name: string;
  who?: 'patient' | 'doctor';
  path: (ids: DemoIds) => string;
  /** What is done before anything is measured. */
  first?: (page: Page) => Promise<void>;
  deeds: Record<string, Deed>;
}

const inMain = (page: Page) => page.getByRole('main');
// Not by its role: a look at each of hundreds that are not drawn yet would draw them one by one.
const link = (name: string | RegExp): Deed => ({
  press: (page) => inMain(page).locator('a', { hasText: name }).first(),
});
const inBar = (name: string): Deed => ({
  press: (page) => page.getByRole('banner').getByRole('link', { name, exact: true }),
});
const control = (name: string): Deed => ({ press: (page) => button(inMain(page), name) });
const tabOf = (name: string): Deed => ({ press: (page) => tab(page, name) });
const inDialog = (name: string): Deed => ({
  press: (page) => button(page.getByRole('dialog'), name),
});
const field = (label: string | RegExp, type: string): Deed => ({
  press: (page) => page.getByLabel(label).first(),
  type,
});

const search: Record<string, Deed> = {
  // It ends before the search begins.
  'type in the search': { ...field('Search by name', 'sample'), watch: 150 },
  'see what is found': { watch: 1500 },
  'clear the search': { press: (page) => button(page, 'Clear search') },
};

/** Grows the list to its length, as many presses would. */
async function grow(page: Page) {
  const asked = `pageSize=${2 * STEP}`;
  const isFirst = (url: URL) => url.pathname === '/api/doctors' && url.search.includes(asked);
  await page.route(isFirst, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(asked, `pageSize=${LONG - STEP}`),
    }),
  );
  await button(page, 'Show more').click();
  await see(page.getByText(`Showing ${LONG - STEP} of`));
}

const journeys: readonly Journey[] = [
  {
    name: 'Visitor looks for a doctor',
    path: paths.home,
    deeds: {
      'open the features': inBar('Features'),
      'open the doctors': inBar('Doctors'),
      'show nine more': control('Show more'),
      ...search,
      'open a doctor': link(/^Dr\. /),
      'open the specializations': inBar('MedicalSpecifications'),
      'open one of them': link('Cardiology'),
    },
  },
  {
    name: `Visitor before ${LONG} doctors`,
    path: () => paths.doctors(),
    first: grow,
    deeds: {
      'show nine more': control('Show more'),
      ...search,
    },
  },
  {
    name: `Visitor opens one of ${LONG} doctors`,
    path: paths.specializations,
    deeds: {
      [`open a specialization of ${LONG} doctors`]: { ...link(crowded.name), watch: 1500 },
      'open one of them': link(/^Dr\. /),
    },
  },
  {
    name: 'Visitor signs up',
    path: paths.patientRegister,
    deeds: {
      'send it empty': control('Sign Up'),
      'type a name': field('Name', 'Sample Person'),
      'choose a gender': { press: (page) => page.getByText('Female', { exact: true }) },
    },
  },
  {
    name: 'Patient logs in',
    path: () => paths.login(),
    deeds: {
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
    deeds: {
      'edit medical information': { press: (page) => button(page, 'Edit medical information') },
      'cancel it': inDialog('Cancel'),
      'open the daily check, with charts': tabOf('Daily check'),
      'show another unit': { press: (page) => page.getByText('mmol/L', { exact: true }).first() },
      'save nothing': control('Save blood pressure'),
      'type a blood pressure': field(/^Upper value/, '121'),
      'open the requests': tabOf('Requests'),
      'open those answered': tabOf('Answered requests'),
      'open the medical history': tabOf('Medical history'),
      'open the allergies': tabOf('Allergy'),
    },
  },
  {
    name: 'Patient asks a doctor',
    who: 'patient',
    path: () => paths.doctorProfile(doctor.name),
    deeds: {
      'open the request form': link('Contact'),
      'type what it is about': field('Description', 'I feel dizzy in the mornings.'),
      'send it': control('Send Request'),
    },
  },
  {
    name: 'Patient reads an answer',
    who: 'patient',
    path: ({ answered }) => paths.response(answered, 'Patient'),
    deeds: {
      'open the report': tabOf('General Report'),
      'open the medicine': tabOf('Medicine'),
    },
  },
  {
    name: 'Doctor answers',
    who: 'doctor',
    path: () => paths.doctorProfile(doctor.name),
    deeds: {
      'edit the profile': { press: (page) => button(page, 'Edit about me') },
      'type in it': {
        press: (page) => dialog(page, 'Edit about me').getByLabel('Bio'),
        type: 'New. ',
      },
      'cancel it': inDialog('Cancel'),
      'open the requests': tabOf('Requests'),
      'show nine more': control('Show more'),
      'open an answer form': link(/^Reply/),
      'send it empty': control('Save'),
      'type a diagnosis': field('Diagnosis', 'Low blood pressure'),
      'open the medicine': tabOf('Medicine'),
    },
  },
];

/** What a page notes of itself. */
interface Notes {
  /** Milliseconds from each key and press to the picture that follows, where that took 16 or more. */
  delays: number[];
  /** Milliseconds from each frame to the next one. */
  frames: number[];
}

declare global {
  interface Window {
    notes?: Notes;
  }
}

/** Runs in the page before anything else. */
function takeNotes() {
  const notes: Notes = (window.notes = { delays: [], frames: [] });
  const events = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId')) notes.delays.push(entry.duration);
  }).observe(events);
  let before = performance.now();
  const onFrame = (now: number) => {
    notes.frames.push(now - before);
    before = now;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

const readNotes = () => {
  const { delays = [], frames = [] } = window.notes ?? {};
  return { delays: delays.splice(0), frames: frames.splice(0) };
};

/** What came of a deed. */
interface Answer {
  /** Of the slowest key or press, in milliseconds; 0 where none took 16. */
  delay: number;
  /** The longest frame, in milliseconds. */
  frame: number;
}

async function measure(page: Page, { press, type = '', watch = 700 }: Deed): Promise<Answer> {
  const target = press?.(page);
  await target?.scrollIntoViewIfNeeded();
  const box = await target?.boundingBox();
  // Nothing asks the page for anything meanwhile: that would take its time, too.
  await page.evaluate(readNotes);
  if (box)
    await page.mouse.click(box.x + Math.min(box.width, 80) / 2, box.y + box.height / 2, {
      delay: PRESS,
    });
  await page.keyboard.type(type, { delay: PRESS });
  await page.waitForTimeout(watch);
  const { delays, frames } = await page.evaluate(readNotes);
  await settle(page);
  return { delay: Math.max(0, ...delays), frame: Math.max(0, ...frames) };
}

interface World {
  browser: Browser;
  product: Product;
  ids: DemoIds;
}

async function makeJourney(
  { browser, product, ids }: World,
  { path, first, deeds }: Journey,
  token: string | undefined,
): Promise<Sample<Answer>[]> {
  const storageState = storageWith(product.url, token);
  const context = await newContext(browser, { storageState });
  await context.addInitScript(takeNotes);
  const { page } = await openWindow(context, product.url);
  await page.goto(product.url + path(ids));
  await settle(page);
  await first?.(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slowdown) });
  const answers: Sample<Answer>[] = [];
  for (const deed of Object.values(deeds))
    // oxlint-disable-next-line no-await-in-loop -- one thing after the other
    answers.push(await sampleOf(() => measure(page, deed)));
  await context.close();
  return answers;
}

/** Adds doctors, all of one specialization. */
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

/** Starts the product with the demo data and a long list besides. */
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

/** How long something took, in whole milliseconds. */
const toMs = (value: number, most = Infinity) => (value === 0 ? '< 16' : atMost(most, value, 0));

/** Makes the journeys, round by round, and gives a row for each deed. */
async function makeJourneys(world: World, rounds: number) {
  const { url } = world.product;
  const tokens = { patient: await tokenOf(url, patient), doctor: await tokenOf(url, doctor) };
  const chosen = journeys.filter(({ name }) => name.includes(options.only));
  // The samples of each deed.
  const made: Sample<Answer>[][][] = chosen.map(({ deeds }) => Object.keys(deeds).map(() => []));
  const isDone = (deeds: readonly Sample<Answer>[][]) => deeds.every((of) => isEnough(of, rounds));
  while (!made.every(isDone))
    for (const [index, journey] of chosen.entries()) {
      const deeds = made[index] ?? [];
      if (isDone(deeds)) continue;
      // oxlint-disable-next-line no-await-in-loop -- they share the processor
      const answers = await makeJourney(world, journey, journey.who && tokens[journey.who]);
      for (const [place, answer] of answers.entries()) deeds[place]?.push(answer);
    }
  return chosen.flatMap(({ name, deeds }, index) =>
    Object.keys(deeds).map((deed, place) => {
      const answers = quietest(made[index]?.[place] ?? [], rounds);
      const delays = answers.map(({ delay }) => delay);
      const frame = median(answers.map((answer) => answer.frame));
      return { name, deed, delay: median(delays), worst: Math.max(...delays), frame };
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
    const rows = await makeJourneys({ browser, product, ids }, rounds);
    const text = [
      `${whenAndWhere()} Chromium ${browser.version()}, ${options.slowdown} times slower; medians of ${rounds}. ${aboutSamples}`,
      table([
        ['Journey', 'What is done', 'Answer ms', 'slowest', 'Longest frame ms'],
        ...rows.map(({ name, deed, delay, worst, frame }) => [
          name,
          deed,
          toMs(delay, GOAL),
          toMs(worst),
          toMs(frame),
        ]),
      ]),
    ].join('\n\n');
    console.log(text);
    const isWhole = options.only === '' && !options.portal;
    if (isWhole) await keepIn(`${root}docs/performance.md`, 'interactions', text);
    const late = rows.filter(({ delay }) => delay > GOAL);
    for (const { name, deed, delay } of late)
      console.error(`${name}, ${deed}: ${delay} ms, of at most ${GOAL}`);
    if (options.check && late.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
