// Measures first visits of two builds of the portal in turns: today's, and one of an earlier commit.
import type { Browser } from 'playwright';
import { type DemoReaders, demoReaders } from '../e2e/demo.ts';
import { type Product, startProduct } from '../e2e/portal.ts';
import type { Visit } from '../e2e/visits.ts';
import { table } from '../packages/api-client/scripts/table.ts';
import { contentTime } from './content.ts';
import { scriptTime } from './first-visit.ts';
import { bytesOf, figure, type Lighthouse, scoresOf } from './lighthouse.ts';
import { isEnough, median, quietest, type Sample, sampleOf } from './report.ts';

/** What today's build may cost, beside the other one. */
const MOST_SCRIPT_TIME = 1.2;
const MOST_CONTENT_SECONDS = 1.6;

/** Medians of a page's first visits. */
interface Measured {
  /** Own time of scripts in milliseconds, on a CPU four times slower. */
  script: number;
  /** Milliseconds to the content; NaN if the page has none. */
  content: number;
  performance: number;
  blocking: number;
  scriptBytes: number;
}

const HEAD = [
  'Page',
  'User',
  'Script ms',
  'before',
  'ratio',
  'Content s',
  'before',
  'Performance',
  'before',
  'TBT ms',
  'before',
  'Scripts kB',
  'before',
];

interface Build extends DemoReaders {
  product: Product;
}

async function startBuild(portal: string): Promise<Build> {
  const env = { DEMO_DATA: '1', RATE_LIMIT_PER_MINUTE: '0', PORTAL_DIR: portal };
  const product = await startProduct(env);
  return { product, ...(await demoReaders(product.url)) };
}

async function visitOnce(
  { lighthouse, browser }: Tools,
  { product, tokens, ids }: Build,
  { who, path, content: text }: Visit,
): Promise<Measured> {
  const url = product.url + path(ids);
  const token = tokens[who];
  const result = await lighthouse.load(url, token);
  const [performance = Number.NaN] = scoresOf(result);
  return {
    script: await scriptTime(browser, url, token),
    content: text === undefined ? Number.NaN : await contentTime(browser, { url, token, text }),
    performance,
    blocking: figure(result, 'total-blocking-time'),
    scriptBytes: bytesOf(result, 'Script'),
  };
}

interface Tools {
  lighthouse: Lighthouse;
  browser: Browser;
}

const inBold = (isMissed: boolean, text: string) => (isMissed ? `**${text}**` : text);

/** A row of the table, with what is worse than it may be in bold. */
function rowOf({ name, who }: Visit, now: Measured, before: Measured): string[] {
  const ratio = now.script / before.script;
  const seconds = ({ content }: Measured) =>
    Number.isNaN(content) ? '–' : (content / 1000).toFixed(2);
  const isLate = now.content > MOST_CONTENT_SECONDS * 1000 || now.content > before.content;
  return [
    `\`${name}\``,
    who,
    now.script.toFixed(0),
    before.script.toFixed(0),
    inBold(ratio > MOST_SCRIPT_TIME, ratio.toFixed(2)),
    inBold(isLate, seconds(now)),
    seconds(before),
    inBold(now.performance < before.performance, String(now.performance)),
    String(before.performance),
    now.blocking.toFixed(0),
    before.blocking.toFixed(0),
    (now.scriptBytes / 1000).toFixed(1),
    (before.scriptBytes / 1000).toFixed(1),
  ];
}

/**
 * Measures pages in turns.
 * @param portals - The folders of today's build and of the other one.
 * @param runs - Undisturbed visits of each page and build; the table shows their medians.
 * @returns the table
 */
export async function measureBeside(
  tools: Tools,
  portals: readonly [string, string],
  visits: readonly Visit[],
  runs: number,
): Promise<string> {
  const builds: Build[] = [];
  const rows = [HEAD];
  try {
    /* oxlint-disable no-await-in-loop -- in turns */
    for (const portal of portals) builds.push(await startBuild(portal));
    for (const visit of visits) {
      const samples = builds.map((): Sample<Measured>[] => []);
      while (!samples.every((taken) => isEnough(taken, runs)))
        for (const [index, build] of builds.entries())
          samples[index]?.push(await sampleOf(() => visitOnce(tools, build, visit)));
      const [now, before] = samples.map((taken) => medianOf(quietest(taken, runs)));
      if (!now || !before) throw new Error('There are two builds.');
      rows.push(rowOf(visit, now, before));
      console.log(rows.at(-1)?.join('  '));
    }
    /* oxlint-enable no-await-in-loop */
  } finally {
    await Promise.all(builds.map(({ product }) => product.stop()));
  }
  return table(rows);
}

function medianOf(taken: readonly Measured[]): Measured {
  const of = (key: keyof Measured) => median(taken.map((one) => one[key]));
  return {
    script: of('script'),
    content: of('content'),
    performance: of('performance'),
    blocking: of('blocking'),
    scriptBytes: of('scriptBytes'),
  };
}
