import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { loadContract } from '../apps/server/src/contract.ts';
import { launchOptions } from '../scripts/browser.ts';

export async function openBrowser() {
  return chromium.launch(await launchOptions());
}

export async function newContext(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  return browser.newContext({
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
}

/** The storage state of a browser that is logged in at `origin` with `token`, if any. */
export function storageWith(origin: string, token: string | undefined) {
  const localStorage = token === undefined ? [] : [{ name: 'userToken', value: token }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

export interface Watched {
  page: Page;
  /** Console errors and warnings, uncaught errors, and calls to other hosts. */
  problems: string[];
}

/** Whether the journeys run against a backend without extensions. */
export const isCoreOnly = process.env['EXTENSIONS'] === 'off';

const extensionPaths = new Set(
  loadContract()
    .operations.filter(({ id, capability }) => capability && id !== 'getCapabilities')
    .map(({ path }) => path),
);

/**
 * Opens a page that collects problems; calls outside of `url` count as problems, and with EXTENSIONS=off also calls of
 * an extension.
 */
export async function openWindow(context: BrowserContext, url: string): Promise<Watched> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The browser reports the 404 by which a backend says that it has no extensions.
    if (isCoreOnly && message.location().url === `${url}/api/capabilities`) return;
    problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:'))
      problems.push(`a call to ${request.url()}`);
    if (isCoreOnly && extensionPaths.has(new URL(request.url()).pathname))
      problems.push(`a call of an extension: ${request.url()}`);
  });
  return { page, problems };
}

const failures = fileURLToPath(
  new URL('../node_modules/.cache/journey-failures/', import.meta.url),
);

/** Saves a screenshot of each window of a failed journey and prints its path. */
export async function keepScreenshots(windows: Record<string, Watched>): Promise<void> {
  await Promise.all(
    Object.entries(windows).map(async ([name, { page, problems }]) => {
      const path = `${failures}${name}.png`;
      await page.screenshot({ path, fullPage: true });
      console.error(`${name} stood at ${page.url()}: ${path}`, problems);
    }),
  );
}
