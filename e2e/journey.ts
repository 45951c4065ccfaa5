// What journeys open: servers with demo data, and windows in the browser of the worker. They need not close any of it.
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext } from 'playwright';
import { expect, inject } from 'vitest';
import { newContext, openBrowser, type Watched, watch } from './browser.ts';
import { type Product, startProduct } from './portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a server with demo data. */
    demoFolder: string;
  }
}

/** Shared by the files of this worker; ends with it. */
let browser: Promise<Browser> | undefined;

interface Scope {
  windows: Watched[];
  /** What to do at its end, the last one first. */
  cleanups: (() => Promise<unknown>)[];
}

const file: Scope = { windows: [], cleanups: [] };
const test: Scope = { windows: [], cleanups: [] };
let scope = file;

/** Does some work at the end of the test, or of the file when no test runs. */
export function atEnd(work: () => Promise<unknown>): void {
  scope.cleanups.push(work);
}

/** Starts a server with demo data. */
export async function startServer(env: Record<string, string> = {}): Promise<Product> {
  // A busy machine must not decide whether pages have their data.
  const product = await startProduct({ PAGE_DATA_MS: '10000', ...env }, inject('demoFolder'));
  atEnd(async () => expect(await product.stop()).toBe(0));
  return product;
}

export async function openContext(
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  browser ??= openBrowser();
  const context = await newContext(await browser, options);
  atEnd(() => context.close());
  return context;
}

/** Opens a page that collects problems: see {@link watch}. */
export async function openWindow(context: BrowserContext, url: string): Promise<Watched> {
  const watched = watch(await context.newPage(), url);
  scope.windows.push(watched);
  return watched;
}

export function beginTest(): void {
  scope = test;
}

export async function endTest(isFailed: boolean): Promise<void> {
  if (isFailed) await keepScreenshots([...file.windows, ...test.windows]);
  await close(test);
  scope = file;
}

export const endFile = () => close(file);

async function close({ windows, cleanups }: Scope) {
  windows.length = 0;
  // oxlint-disable-next-line no-await-in-loop -- a server stops before its database
  for (let work = cleanups.pop(); work; work = cleanups.pop()) await work();
}

const failures = fileURLToPath(
  new URL('../node_modules/.cache/journey-failures/', import.meta.url),
);

/** Saves a screenshot of each window of a failed journey and prints its path. */
async function keepScreenshots(windows: Watched[]) {
  for (const [index, { page, problems }] of windows.entries()) {
    if (page.isClosed()) continue;
    const path = `${failures}${expect.getState().currentTestName?.replaceAll(/\W+/g, '-')}-${index}.png`;
    // oxlint-disable-next-line no-await-in-loop -- few windows
    await page.screenshot({ path, fullPage: true });
    console.error(`A window was at ${page.url()}: ${path}`, problems);
  }
}
