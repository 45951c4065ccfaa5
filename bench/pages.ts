// `npm run bench -- pages`: measures every page of the built portal on a slow phone, with Lighthouse and by the time to its
// content. Each load starts with an empty cache.
import { parseArgs } from 'node:util';
import { openBrowser } from '../e2e/browser.ts';
import { demoReaders } from '../e2e/demo.ts';
import { startProduct } from '../e2e/portal.ts';
import { firstVisit, type Visit, visits } from '../e2e/visits.ts';
import { ensurePortalBuilt } from '../scripts/portal-build.ts';
import { root } from '../scripts/run-vitest.ts';
import { table } from '../packages/api-client/scripts/table.ts';
import { measureBeside } from './beside.ts';
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
import { referencePortal } from './reference.ts';
import {
  aboutSamples,
  atMost,
  countOf,
  measuredOn,
  median,
  quietSamples,
  writePart,
} from './report.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    check: { type: 'boolean', default: false },
    portal: { type: 'string' },
    beside: { type: 'string' },
  },
});

const help = `Measures every page of the portal on a slow phone, and writes the table into docs/performance.md.

  --runs N      loads of each page; the table shows the median one (default: 5)
  --only TEXT   measures only pages with this text in their name, and writes no table
  --portal DIR  measures the build in this folder, and writes no table
  --beside REV  measures the build of this commit in turns with today's, and writes the table of both
  --check       fails if a page misses a target
`;

/** The targets of every page: minimum scores, and maxima of everything else. */
const targets = {
  scores: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  fcpSeconds: 1,
  contentSeconds: 1.6,
  cls: 0,
};

const FIRST_VISIT_KB = 165;

const HEAD = [
  'Page',
  'User',
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
 * A row of the table, with missed targets in bold.
 * @param content - The time to the content in milliseconds; undefined if the page has none.
 */
function rowOf(page: Visit, result: Result, content?: number): string[] {
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

/** Measures today's build and that of an earlier commit in turns. */
async function compare(revision: string) {
  const reference = referencePortal(revision);
  const tools = { lighthouse: await openLighthouse(), browser: await openBrowser() };
  try {
    const chosen = visits.filter(({ name }) => name.includes(options.only));
    const today = options.portal ?? `${root}apps/portal/dist`;
    const rows = await measureBeside(tools, [today, reference], chosen, runs);
    const text = `${rows}\n\n${measuredOn()} "Before" is the build of \`${revision}\`, in turns with today's. Medians of ${runs} loads. ${aboutSamples}`;
    console.log(`\n${text}`);
    if (options.only === '') await writePart(`${root}docs/performance.md`, 'beside', text);
  } finally {
    await Promise.all([tools.lighthouse.close(), tools.browser.close()]);
  }
}

const runs = countOf('runs', options.runs);

async function main() {
  if (options.help) return console.log(help);
  if (options.portal === undefined) ensurePortalBuilt();
  if (options.beside !== undefined) return compare(options.beside);
  const lighthouse = await openLighthouse();
  const browser = await openBrowser();
  const product = await startProduct({
    DEMO_DATA: '1',
    RATE_LIMIT_PER_MINUTE: '0',
    ...(options.portal !== undefined && { PORTAL_DIR: options.portal }),
  });
  try {
    const { tokens, ids } = await demoReaders(product.url);
    const rows = [HEAD];
    let missed = 0;
    let last: Result | undefined;
    /* oxlint-disable no-await-in-loop -- each by itself */
    for (const page of visits.filter(({ name }) => name.includes(options.only))) {
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
    const text = `${table(rows)}\n\n${measuredOn()} ${versionsOf(last)}`;
    console.log(`\n${text}`);
    if (options.only === '' && options.portal === undefined)
      await writePart(`${root}docs/performance.md`, 'pages', text);
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
