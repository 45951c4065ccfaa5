// A browser window that notices what a visitor would not see: errors in the console, calls to other hosts.
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { launchOptions } from '../scripts/browser.ts';

/** One browser for a file of journeys. */
export async function openBrowser() {
  return chromium.launch(await launchOptions());
}

/** One person's browser: their windows share a session. `options` go to Playwright. */
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

/** The storage of a browser in which somebody is logged in at `origin`; without a token, nobody is. */
export function storageWith(origin: string, token: string | undefined) {
  const localStorage = token === undefined ? [] : [{ name: 'userToken', value: token }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** What went wrong in a window without anybody looking. */
export interface Watched {
  page: Page;
  /** Errors and warnings in the console, thrown errors, and calls that left this machine. */
  problems: string[];
}

/** A new window on the product at `url`; each has its own session. */
export async function openWindow(context: BrowserContext, url: string): Promise<Watched> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:'))
      problems.push(`a call to ${request.url()}`);
  });
  return { page, problems };
}

const failures = fileURLToPath(
  new URL('../node_modules/.cache/journey-failures/', import.meta.url),
);

/** Keeps what each window shows when a journey breaks off, and says where. */
export async function keepScreenshots(windows: Record<string, Watched>): Promise<void> {
  await Promise.all(
    Object.entries(windows).map(async ([name, { page, problems }]) => {
      const path = `${failures}${name}.png`;
      await page.screenshot({ path, fullPage: true });
      console.error(`${name} stood at ${page.url()}: ${path}`, problems);
    }),
  );
}
