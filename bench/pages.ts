// Every page of the portal on a slow phone: `npm run bench -- pages`. The built portal on the real server, with demo data;
// as Lighthouse sees it, and when its content is painted. Each load begins with an empty cache.
import { parseArgs } from 'node:util';
import { paths, patterns } from '../apps/portal/src/paths.ts';
import { openBrowser } from '../e2e/browser.ts';
import { answerForm, type DemoIds, demoIds, doctor, patient, tokenOf } from '../e2e/demo.ts';
import { startProduct } from '../e2e/portal.ts';
import { ensurePortalBuilt } from '../scripts/portal-build.ts';
import { root } from '../scripts/run-vitest.ts';
import { table } from '../packages/api-client/scripts/table.ts';
import { contentTime } from './content.ts';
import {
  bytesOf,
  CATEGORIES,
  faultsOf,
  figure,
  openLighthouse,
  type Result,
  scoresOf,
} from './lighthouse.ts';
import {
  aboutSamples,
  atMost,
  countOf,
  keepIn,
  median,
  quietSamples,
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

const help = `Measures every page of the portal on a slow phone, and keeps the table in docs/performance.md.

  --runs N     loads of each page; the one nearest to their medians counts (default: 3)
  --only TEXT  only the pages with this in their name; keeps no table
  --portal DIR the portal as it is built there; keeps no table
  --check      fails when a page misses its target
`;

/** The targets of every page: scores at least, everything else at most. */
const targets = {
  scores: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  fcpSeconds: 1,
  contentSeconds: 2.4,
  cls: 0,
};

/** What the first visit to the portal may load, in kB. */
const FIRST_VISIT_KB = 190;

interface Page {
  who: 'visitor' | 'patient' | 'doctor';
  name: string;
  /** Its address, from the ids of the demo data. */
  path: (ids: DemoIds) => string;
  /**
   * What counts as its content: a text of the demo data that neither its address nor its loading state has. Pages that
   * show no data have none.
   */
  content?: string | undefined;
}

const seenBy =
  (who: Page['who']) =>
  (name: string, path: Page['path'], content?: string): Page => ({ who, name, path, content });
const visitor = seenBy('visitor');
const byPatient = seenBy('patient');
const byDoctor = seenBy('doctor');
const tabOfPatient = (query: Parameters<typeof paths.patientProfile>[1], content: string) =>
  byPatient(
    `${patterns.patientProfile}, ${Object.values(query ?? {}).join(' ')}`,
    () => paths.patientProfile(patient.name, query),
    content,
  );

const firstVisit = visitor(patterns.home, paths.home);
const ofDoctor = () => paths.doctorProfile(doctor.name);
const ofPatient = () => paths.patientProfile(patient.name);
const requestTo = ({ doctorId }: DemoIds) => paths.request(doctor.name, doctorId);
const journey = 'A check before a long journey';
const shoulder = 'My shoulder feels stiff';

const pages: readonly Page[] = [
  firstVisit,
  visitor(patterns.features, paths.features),
  visitor(patterns.login, () => paths.login()),
  visitor(patterns.register, paths.register),
  visitor(patterns.patientRegister, paths.patientRegister),
  // The specialization that its list begins with, and has selected.
  visitor(patterns.doctorRegister, paths.doctorRegister, 'Cardiology'),
  visitor(patterns.doctors, () => paths.doctors(), doctor.name),
  visitor(patterns.specializations, paths.specializations, 'Cardiology'),
  visitor(
    patterns.specializationDoctors,
    ({ specializationId }) => paths.specializationDoctors('Cardiology', specializationId),
    doctor.name,
  ),
  visitor(patterns.doctorProfile, ofDoctor, 'Cardiology'),
  visitor(patterns.request, requestTo),
  byPatient(patterns.home, paths.home),
  byPatient(patterns.doctorProfile, ofDoctor, 'Cardiology'),
  byPatient(patterns.request, requestTo, 'Cardiology'),
  byPatient(patterns.patientProfile, ofPatient, '152 cm'),
  // The range of the systolic readings.
  tabOfPatient({ tab: 'dailyCheck' }, '108 to 124'),
  tabOfPatient({ tab: 'requests' }, shoulder),
  tabOfPatient({ tab: 'requests', answered: 'true' }, journey),
  tabOfPatient({ tab: 'medHistory' }, 'Demospray'),
  byPatient(patterns.response, ({ answered }) => paths.response(answered, 'Patient'), journey),
  byDoctor(
    `${patterns.doctorProfile}, requests`,
    () => paths.doctorProfile(doctor.name, { tab: 'requests' }),
    journey,
  ),
  byDoctor(patterns.patientProfile, ofPatient, '152 cm'),
  byDoctor(patterns.responseForm, answerForm, shoulder),
];

const HEAD = [
  'Page',
  'Seen by',
  'Scores',
  'FCP s',
  'LCP s',
  'Content s',
  'CLS',
  'TBT ms',
  'All kB',
  'Scripts kB',
  'Styles kB',
  'Fonts kB',
  'Data kB',
];

/**
 * A page's row in the table, with what misses its target in bold.
 * @param content - When its content was painted, in milliseconds; undefined for a page without any.
 */
function rowOf(page: Page, result: Result, content?: number): string[] {
  const seconds = (id: string) => figure(result, id) / 1000;
  const kilobytes = (type?: string) => bytesOf(result, type) / 1000;
  const scores = scoresOf(result).map((score, index) => {
    const category = CATEGORIES[index];
    return category && score < targets.scores[category] ? `**${score}**` : String(score);
  });
  return [
    `\`${page.name}\``,
    page.who,
    scores.join(' / '),
    atMost(targets.fcpSeconds, seconds('first-contentful-paint'), 2),
    seconds('largest-contentful-paint').toFixed(2),
    content === undefined ? '–' : atMost(targets.contentSeconds, content / 1000, 2),
    atMost(targets.cls, figure(result, 'cumulative-layout-shift'), 3),
    figure(result, 'total-blocking-time').toFixed(0),
    page === firstVisit ? atMost(FIRST_VISIT_KB, kilobytes(), 1) : kilobytes().toFixed(1),
    kilobytes('Script').toFixed(1),
    kilobytes('Stylesheet').toFixed(1),
    kilobytes('Font').toFixed(1),
    kilobytes('Fetch').toFixed(1),
  ];
}

async function main() {
  if (options.help) return console.log(help);
  const runs = countOf('runs', options.runs);
  if (options.portal === undefined) ensurePortalBuilt();
  const lighthouse = await openLighthouse();
  const browser = await openBrowser();
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
    /* oxlint-disable no-await-in-loop -- each by itself */
    for (const page of pages.filter(({ name }) => name.includes(options.only))) {
      const url = product.url + page.path(ids);
      const token = tokens[page.who];
      last = lighthouse.medianOf(await quietSamples(() => lighthouse.load(url, token), runs));
      const { content: text } = page;
      const content =
        text === undefined
          ? undefined
          : median(await quietSamples(() => contentTime(browser, { url, token, text }), runs));
      const row = rowOf(page, last, content);
      rows.push(row);
      console.log(row.join('  '));
      const misses = HEAD.filter((_, column) => row[column]?.includes('**'));
      missed += misses.length;
      if (misses.length > 0) console.log(`  misses its target: ${misses.join(', ')}`);
      for (const fault of faultsOf(last)) console.log(`    ${fault}`);
    }
    /* oxlint-enable no-await-in-loop */
    const text = `${table(rows)}\n\n${whenAndWhere()} ${versionsOf(last)}`;
    console.log(`\n${text}`);
    if (options.only === '' && options.portal === undefined)
      await keepIn(`${root}docs/performance.md`, 'pages', text);
    if (options.check && missed > 0) process.exitCode = 1;
  } finally {
    await Promise.all([lighthouse.close(), browser.close()]);
    await product.stop();
  }
}

function versionsOf(result: Result | undefined): string {
  const browser = /Chrome\/[\d.]+/.exec(result?.environment.hostUserAgent ?? '')?.[0] ?? 'unknown';
  return `Lighthouse ${result?.lighthouseVersion}, ${browser}, ${options.runs} loads of each page. ${aboutSamples}`;
}

await main();
