// Counts what the first visit of each page does. The counts are the same on every machine, unlike times.
import type { Route } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { visitBudgets, type VisitBudget } from '../scripts/budgets.ts';
import { sampled } from '../scripts/sample.ts';
import { storageWith } from './browser.ts';
import { type DemoReaders, demoReaders } from './demo.ts';
import { openContext, startServer } from './journey.ts';
import type { Product } from './portal.ts';
import { type Visit, visits } from './visits.ts';

type Counts = Pick<VisitBudget, 'commits' | 'renders' | 'rules'>;

declare global {
  interface Window {
    counts?: Counts;
  }
}

/** What React tells its developer tools of an element of its tree. */
interface Fiber {
  /** What kind of element it is. */
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  /** The same element as of an earlier commit. */
  alternate: Fiber | null;
}

/** Runs in the page before its scripts. */
function recordCounts(): void {
  // React's tags of components, and its flag for those that this commit has rendered.
  const components = new Set([0, 1, 11, 14, 15]);
  const PERFORMED_WORK = 1;
  const counts: Counts = (window.counts = { commits: 0, renders: 0, rules: 0 });
  const countRenders = (first: Fiber | null): void => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      if (components.has(fiber.tag) && fiber.flags & PERFORMED_WORK) counts.renders += 1;
      if (fiber.child !== fiber.alternate?.child) countRenders(fiber.child);
    }
  };
  const insertRule = Object.getOwnPropertyDescriptor(CSSStyleSheet.prototype, 'insertRule')?.value;
  CSSStyleSheet.prototype.insertRule = new Proxy(insertRule, {
    apply: (target, sheet, rule) => {
      counts.rules += 1;
      return Reflect.apply(target, sheet, rule);
    },
  });
  Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onScheduleFiberRoot: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
      counts.commits += 1;
      countRenders(current);
    },
  });
}

let product: Product;
let readers: DemoReaders;

beforeAll(async () => {
  product = await startServer();
  readers = await demoReaders(product.url);
});

/** Whether the page has rendered, and nothing more while it was idle. Runs in the page. */
async function isIdle(): Promise<boolean> {
  const { commits } = window.counts ?? { commits: 0 };
  // React shows what was lazy 300 ms after its fallback at the earliest.
  for (let turns = 0; turns < 4; turns += 1)
    await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 100));
  return commits > 0 && commits === window.counts?.commits;
}

/** Runs in the page. */
function readCounts(): Omit<VisitBudget, 'calls'> {
  const longScripts = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, decodedBodySize }) => name.endsWith('.js') && decodedBodySize > 50_000);
  return {
    ...(window.counts ?? { commits: 0, renders: 0, rules: 0 }),
    longScripts: longScripts.length,
    elements: document.body.querySelectorAll('*').length,
  };
}

/**
 * Visits a page. Answers its calls one by one, each when the page has nothing else to do; those that it makes before it
 * renders at once, because it waits for them.
 */
async function visit({ who, path }: Visit): Promise<VisitBudget> {
  const storageState = storageWith(product.url, readers.tokens[who]);
  const context = await openContext({ storageState, viewport: { width: 412, height: 823 } });
  await context.addInitScript(recordCounts);
  const page = await context.newPage();
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const held: Route[] = [];
  let calls = 0;
  await page.route('**/api/**', async (route) => {
    calls += 1;
    if (await page.evaluate(() => window.counts?.commits)) held.push(route);
    else await route.continue();
  });
  const quiet = () =>
    expect
      .poll(async () => (await page.evaluate(isIdle)) && open.size === held.length, {
        timeout: 30_000,
      })
      .toBe(true);
  await page.goto(product.url + path(readers.ids));
  await quiet();
  /* oxlint-disable no-await-in-loop -- one after the other */
  for (let route = held.shift(); route; route = held.shift()) {
    await route.continue();
    await quiet();
  }
  /* oxlint-enable no-await-in-loop */
  return { ...(await page.evaluate(readCounts)), calls };
}

const isVisitor = ({ who }: Visit) => who === 'visitor';
const all = [...visits.filter(isVisitor), ...sampled(visits.filter((one) => !isVisitor(one)))];

// On a busy machine, a lazy part may arrive late and take a commit of its own: then the visit is made again.
const again = { retry: 2 };

it.each(all)(
  'the first visit of a $who to $name does no more than its budget',
  again,
  async (one) => {
    const budget = Object.entries(visitBudgets[`${one.who}, ${one.name}`] ?? {});
    const counts = Object.entries(await visit(one));
    expect(budget).toHaveLength(counts.length);
    const limits = new Map(budget);
    expect(counts.filter(([name, count]) => count > Number(limits.get(name)))).toEqual([]);
  },
);

it('every budget is that of a page', () => {
  const names = visits.map(({ who, name }) => `${who}, ${name}`);
  expect(Object.keys(visitBudgets).toSorted()).toEqual(names.toSorted());
});
