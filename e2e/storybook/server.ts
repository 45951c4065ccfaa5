import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname, join, normalize } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { newContext, openBrowser } from '../browser.ts';

interface StaticServer {
  url: string;
  /** The calls of the API that reached the network. */
  apiCalls: string[];
  stop: () => void;
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** How the service worker of MSW takes control of pages. */
const CLAIM = 'event.waitUntil(self.clients.claim())';

/**
 * Serves the files of a folder on a free port, with a service worker that takes control of a page late, as on a busy
 * machine.
 */
async function serveFolder(folder: string): Promise<StaticServer> {
  const apiCalls: string[] = [];
  const server = createServer((call, answer) => {
    const { pathname } = new URL(call.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) apiCalls.push(pathname);
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
    try {
      const content = readFileSync(file);
      answer.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      const isWorker = pathname === '/mockServiceWorker.js';
      answer.end(isWorker ? claimingLate(String(content)) : content);
    } catch {
      answer.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    apiCalls,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function claimingLate(worker: string): string {
  if (!worker.includes(CLAIM)) throw new Error('The service worker claims pages in another way');
  return worker.replace(CLAIM, 'setTimeout(() => self.clients.claim(), 3000)');
}

interface OpenOptions extends BrowserContextOptions {
  timeoutMs?: number;
}

/** Serves the built Storybook to a browser, for the tests of a file. */
export function builtStorybook() {
  let server: StaticServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([serveFolder(inject('storybookFolder')), openBrowser()]);
  });

  afterAll(async () => {
    await browser?.close();
    server?.stop();
  });

  return {
    /** Opens a path in a new browser profile, which has no service worker yet. */
    open: async (path: string, { timeoutMs = 30_000, ...options }: OpenOptions = {}) => {
      const context = await newContext(browser, options);
      const page = await context.newPage();
      page.setDefaultTimeout(timeoutMs);
      await page.goto(server.url + path);
      return page;
    },
    /** The calls of the API that reached the network. */
    apiCalls: () => server.apiCalls,
  };
}
