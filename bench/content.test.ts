import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../e2e/browser.ts';
import { contentTime } from './content.ts';

const TEXT = 'Alder Brook';

let browser: Browser;
let server: Server;
let main: string;

beforeAll(async () => {
  browser = await openBrowser();
  server = createServer(({ url }, response) => {
    const isScript = url === '/script.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    // 200 kB: a second at 1.6 Mbit/s.
    response.end(isScript ? `// ${randomBytes(100_000).toString('hex')}` : page());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

const page = () => `<!doctype html>
  <meta name="viewport" content="width=device-width">
  <style>.for-screen-readers { position: absolute; width: 1px; height: 1px; overflow: hidden }</style>
  ${main}`;

function timeOf(content: string): Promise<number> {
  main = content;
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return contentTime(browser, { url: `http://127.0.0.1:${port}/`, token: undefined, text: TEXT });
}

/** Shows the content after 600 ms. */
const later = (html: string, show: string) =>
  `${html}<script>setTimeout(() => { ${show} }, 600)</script>`;
const inMain = `document.querySelector('main').innerHTML = '<h1>Dr. ${TEXT}</h1>'`;

it.each([
  ['another text', '<main><h1>Doctors</h1></main>'],
  ['the text outside of main', `<nav>${TEXT}</nav><main></main>`],
  ['hidden text', `<main><h1 style="visibility: hidden">${TEXT}</h1></main>`],
  ['transparent text', `<main><h1 style="opacity: 0">${TEXT}</h1></main>`],
  ['text for screen readers only', `<main><p class="for-screen-readers">${TEXT}</p></main>`],
  ['text below the viewport', `<main><p style="margin-top: 900px">${TEXT}</p></main>`],
  ['unselected options', `<main><select><option>All<option>${TEXT}</select></main>`],
])('ignores %s', async (_, html) => {
  expect(await timeOf(later(html, inMain))).toBeGreaterThanOrEqual(600);
});

it('detects content that becomes visible or selected', async () => {
  const hidden = `<main><h1 style="visibility: hidden">${TEXT}</h1></main>`;
  const show = `document.querySelector('h1').style.visibility = ''`;
  expect(await timeOf(later(hidden, show))).toBeGreaterThanOrEqual(600);
  const list = `<main><select><option>All<option>${TEXT}</select></main>`;
  const select = `document.querySelector('select').selectedIndex = 1`;
  expect(await timeOf(later(list, select))).toBeGreaterThanOrEqual(600);
});

it('the time of content waits until it is painted', async () => {
  // Blocks the frame that would paint the content.
  const html = `<main></main><script>
    setTimeout(() => {
      ${inMain};
      requestAnimationFrame(() => {
        const end = performance.now() + 600;
        while (performance.now() < end);
      });
    });
  </script>`;
  expect(await timeOf(html)).toBeGreaterThanOrEqual(600);
});

it('throttles the network', async () => {
  const time = await timeOf(`<script src="/script.js"></script><main>${TEXT}</main>`);
  // Two round trips and a second of transfer.
  expect(time).toBeGreaterThanOrEqual(1300);
});
