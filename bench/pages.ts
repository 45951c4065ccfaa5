// The portal as Lighthouse sees it: `npm run bench:pages`. The built portal on the real server, with demo data; a phone
// whose processor is four times slower, on slow 4G, as Lighthouse simulates them. Each load begins with an empty cache.
import { parseArgs } from 'node:util';
import { paths, patterns } from '../apps/portal/src/paths.ts';
import { answerForm, type DemoIds, demoIds, doctor, patient, tokenOf } from '../e2e/demo.ts';
import { startProduct } from '../e2e/portal.ts';
import { launchOptions } from '../scripts/browser.ts';
import { ensurePortalBuilt } from '../scripts/portal-build.ts';
import { root } from '../scripts/run-vitest.ts';
import { table } from '../packages/api-client/scripts/table.ts';
import {
  aboutSamples,
  countOf,
  installedFolder,
  isEnough,
  keepIn,
  quietest,
  type Sample,
  sampleOf,
  whenAndWhere,
} from './report.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
    portal: { type: 'string' },
  },
});

const help = `Looks at every page of the portal with Lighthouse, and keeps the table in docs/performance.md.

  --runs N     loads of each page; the one nearest to their medians counts (default: 3)
  --only TEXT  only the pages with this in their name; keeps no table
  --portal DIR the portal as it is built there; keeps no table
  --check      fails when a page misses its target
`;

/** What a page must reach; scores are of 100, times in milliseconds, sizes in bytes. */
interface Target {
  performance: number;
  fcp?: number;
  lcp: number;
  transfer?: number;
}

const targets = {
  /** Pages that wait for no data. */
  instant: { performance: 100, fcp: 900, lcp: 1200 },
  public: { performance: 100, lcp: 1800 },
  signedIn: { performance: 98, lcp: 1800 },
} satisfies Record<string, Target>;

/** The first page of all must come through in a village, too. */
const FIRST_PAGE_BYTES = 190_000;

interface Page {
  who: 'visitor' | 'patient' | 'doctor';
  name: string;
  /** Its address, from the ids of the demo data. */
  path: (ids: DemoIds) => string;
  target: Target;
}

const visitor = (name: string, path: Page['path'], target: Target = targets.public): Page => ({
  who: 'visitor',
  name,
  path,
  target,
});
const signedIn = (who: 'patient' | 'doctor', name: string, path: Page['path']): Page => ({
  who,
  name,
  path,
  target: targets.signedIn,
});
const tabOfPatient = (query: Parameters<typeof paths.patientProfile>[1]) =>
  signedIn('patient', `${patterns.patientProfile}, ${Object.values(query ?? {}).join(' ')}`, () =>
    paths.patientProfile(patient.name, query),
  );

const pages: readonly Page[] = [
  visitor(patterns.home, paths.home, { ...targets.instant, transfer: FIRST_PAGE_BYTES }),
  visitor(patterns.features, paths.features, targets.instant),
  visitor(patterns.login, () => paths.login(), targets.instant),
  visitor(patterns.register, paths.register, targets.instant),
  visitor(patterns.patientRegister, paths.patientRegister),
  visitor(patterns.doctorRegister, paths.doctorRegister),
  visitor(patterns.doctors, () => paths.doctors()),
  visitor(patterns.specializations, paths.specializations),
  visitor(patterns.specializationDoctors, ({ specializationId }) =>
    paths.specializationDoctors('Cardiology', specializationId),
  ),
  visitor(patterns.doctorProfile, () => paths.doctorProfile(doctor.name)),
  visitor(patterns.request, ({ doctorId }) => paths.request(doctor.name, doctorId)),
  signedIn('patient', patterns.home, paths.home),
  signedIn('patient', patterns.doctorProfile, () => paths.doctorProfile(doctor.name)),
  signedIn('patient', patterns.request, ({ doctorId }) => paths.request(doctor.name, doctorId)),
  signedIn('patient', patterns.patientProfile, () => paths.patientProfile(patient.name)),
  tabOfPatient({ tab: 'dailyCheck' }),
  tabOfPatient({ tab: 'requests' }),
  tabOfPatient({ tab: 'requests', answered: 'true' }),
  tabOfPatient({ tab: 'medHistory' }),
  signedIn('patient', patterns.response, ({ answered }) => paths.response(answered, 'Patient')),
  signedIn('doctor', `${patterns.doctorProfile}, requests`, () =>
    paths.doctorProfile(doctor.name, { tab: 'requests' }),
  ),
  signedIn('doctor', patterns.patientProfile, () => paths.patientProfile(patient.name)),
  signedIn('doctor', patterns.responseForm, answerForm),
];

/** The parts of Lighthouse's result that are read here. */
interface Result {
  lighthouseVersion: string;
  environment: { hostUserAgent: string };
  /** A score goes from 0 to 1. */
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

interface Audit {
  id: string;
  title: string;
  score: number | null;
  displayValue?: string;
  numericValue?: number;
  /** The items of a few audits are no list. */
  details?: { items?: Item[] | object };
}

interface Item {
  resourceType?: string;
  transferSize?: number;
  node?: { snippet?: string };
  url?: string;
}

interface Tab {
  goto: (url: string) => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
}

/** One person's browser, with an empty cache. */
interface Context {
  newPage: () => Promise<Tab>;
  close: () => Promise<void>;
}

interface Lighthouse {
  load: (url: string, token: string | undefined) => Promise<Result>;
  medianOf: (results: Result[]) => Result;
  close: () => Promise<void>;
}

/** Lighthouse, and a browser for it. */
async function openLighthouse(): Promise<Lighthouse> {
  const modules = new URL(`file://${installedFolder('lighthouse')}node_modules/`);
  const from = (path: string) => import(new URL(path, modules).href);
  const { default: lighthouse } = await from('lighthouse/core/index.js');
  const { computeMedianRun } = await from('lighthouse/core/lib/median-run.js');
  const { default: puppeteer } = await from('puppeteer-core/lib/puppeteer/puppeteer-core.js');
  const browser = await puppeteer.launch({ ...(await launchOptions()), headless: 'shell' });
  return {
    load: async (url, token) => {
      const context: Context = await browser.createBrowserContext();
      const page = await context.newPage();
      if (token !== undefined) {
        // Any page of the portal's origin that runs nothing.
        await page.goto(new URL('/favicon.svg', url).href);
        await page.evaluate(`localStorage.setItem('userToken', ${JSON.stringify(token)})`);
      }
      const { lhr } = await lighthouse(url, { logLevel: 'error' }, undefined, page);
      await context.close();
      return lhr;
    },
    medianOf: computeMedianRun,
    close: () => browser.close(),
  };
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const scoresOf = ({ categories }: Result) =>
  CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));

const figure = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN;

const itemsOf = (audit: Audit | undefined): Item[] => {
  const items = audit?.details?.items;
  return Array.isArray(items) ? items : [];
};

/** What a page loads, in bytes as they travel. */
function bytesOf({ audits }: Result, type?: string): number {
  const requests = itemsOf(audits['network-requests']);
  const meant = requests.filter(({ resourceType }) => !type || resourceType === type);
  return meant.reduce((total, { transferSize = 0 }) => total + transferSize, 0);
}

const HEAD = [
  'Page',
  'Seen by',
  'Scores',
  'FCP s',
  'LCP s',
  'CLS',
  'TBT ms',
  'All kB',
  'Scripts kB',
  'Styles kB',
  'Fonts kB',
  'Data kB',
];

function rowOf({ name, who }: Page, result: Result): string[] {
  const seconds = (id: string) => (figure(result, id) / 1000).toFixed(2);
  const kilobytes = (type?: string) => (bytesOf(result, type) / 1000).toFixed(1);
  return [
    `\`${name}\``,
    who,
    scoresOf(result).join(' / '),
    seconds('first-contentful-paint'),
    seconds('largest-contentful-paint'),
    figure(result, 'cumulative-layout-shift').toFixed(3),
    figure(result, 'total-blocking-time').toFixed(0),
    kilobytes(),
    kilobytes('Script'),
    kilobytes('Stylesheet'),
    kilobytes('Font'),
    kilobytes('Fetch'),
  ];
}

/** What a page misses of its target, in words. */
function missesOf({ target }: Page, result: Result): string[] {
  const scores = scoresOf(result);
  const wanted = [target.performance, 100, 100, 100];
  const limits: [string, number, number | undefined][] = [
    ['FCP ms', figure(result, 'first-contentful-paint'), target.fcp],
    ['LCP ms', figure(result, 'largest-contentful-paint'), target.lcp],
    ['CLS', Number(figure(result, 'cumulative-layout-shift').toFixed(3)), 0],
    ['bytes in all', bytesOf(result), target.transfer],
  ];
  return [
    ...CATEGORIES.flatMap((name, index) => {
      const [score = 0, least = 0] = [scores[index], wanted[index]];
      return score < least ? [`${name} ${score}, not ${least}`] : [];
    }),
    ...limits.flatMap(([what, found, most]) =>
      most === undefined || found <= most
        ? []
        : [`${what} ${found < 1 ? found : Math.round(found)}, not ${most}`],
    ),
  ];
}

/** What Lighthouse finds fault with, and where. */
function faultsOf({ categories, audits }: Result): string[] {
  const isScored = new Set(
    CATEGORIES.flatMap((name) => categories[name]?.auditRefs.map(({ id }) => id) ?? []),
  );
  return Object.values(audits)
    .filter(({ id, score }) => isScored.has(id) && score !== null && score < 0.9)
    .map((audit) => {
      const { id, title, displayValue = '' } = audit;
      const places = itemsOf(audit).flatMap(({ node, url }) => node?.snippet ?? url ?? []);
      return [`${id}: ${title} ${displayValue}`, ...places.slice(0, 5)].join('\n      ');
    });
}

async function main() {
  if (options.help) return console.log(help);
  const runs = countOf('runs', options.runs);
  if (options.portal === undefined) ensurePortalBuilt();
  const lighthouse = await openLighthouse();
  // Every load is from the same address.
  const product = await startProduct({
    DEMO_DATA: '1',
    RATE_LIMIT_PER_MINUTE: '0',
    ...(options.portal !== undefined && { PORTAL_DIR: options.portal }),
  });
  try {
    const tokens = {
      visitor: undefined,
      patient: await tokenOf(product.url, patient),
      doctor: await tokenOf(product.url, doctor),
    };
    const ids = await demoIds(product.url, tokens.patient);
    const rows = [HEAD];
    let missed = 0;
    let last: Result | undefined;
    for (const page of pages.filter(({ name }) => name.includes(options.only))) {
      /* oxlint-disable no-await-in-loop -- each by itself */
      const samples: Sample<Result>[] = [];
      const url = product.url + page.path(ids);
      while (!isEnough(samples, runs))
        samples.push(await sampleOf(() => lighthouse.load(url, tokens[page.who])));
      /* oxlint-enable no-await-in-loop */
      last = lighthouse.medianOf(quietest(samples, runs));
      const misses = missesOf(page, last);
      missed += misses.length;
      rows.push(rowOf(page, last));
      console.log(rowOf(page, last).join('  '));
      for (const miss of misses) console.log(`  misses: ${miss}`);
      for (const fault of faultsOf(last)) console.log(`    ${fault}`);
    }
    const text = `${table(rows)}\n\n${whenAndWhere()} ${versionsOf(last)}`;
    console.log(`\n${text}`);
    if (options.only === '' && options.portal === undefined)
      await keepIn(`${root}docs/performance.md`, 'pages', text);
    if (options.check && missed > 0) process.exitCode = 1;
  } finally {
    await lighthouse.close();
    await product.stop();
  }
}

function versionsOf(result: Result | undefined): string {
  const browser = /Chrome\/[\d.]+/.exec(result?.environment.hostUserAgent ?? '')?.[0] ?? 'unknown';
  return `Lighthouse ${result?.lighthouseVersion}, ${browser}, ${options.runs} loads of each page. ${aboutSamples}`;
}

await main();
