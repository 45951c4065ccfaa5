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
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  // Only what hangs takes longer, also on a busy machine.
  context.setDefaultTimeout(15_000);
  return context;
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

/** Opens a page that collects problems: see {@link watch}. */
export const openWindow = async (context: BrowserContext, url: string): Promise<Watched> =>
  watch(await context.newPage(), url);

/**
 * Collects the problems of a page; calls outside of `url` count as problems, and with EXTENSIONS=off also calls of an
 * extension.
 */
export function watch(page: Page, url: string): Watched {
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
