// The smallest change of the look that a comparison of screenshots must notice.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { difference, reduce } from '../../scripts/screenshots.ts';
import { newContext, openBrowser } from '../browser.ts';
import { serveFolder, type StaticServer } from './server.ts';

let server: StaticServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([serveFolder(inject('storybookFolder')), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  server?.stop();
});

async function draw(story: string, css = ' ') {
  const context = await newContext(browser, { viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${server.url}/iframe.html?id=${story}&viewMode=story`);
  await page.getByRole('group').first().waitFor();
  await page.addStyleTag({ content: css });
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
  await context.close();
  return reduce(png, 'component');
}

it.each([
  [
    'a radius of 13 px for 12',
    'components-layout-card--all-states',
    ':root { --medportal-radius-card: 13px; }',
  ],
  ['a stroke of 2 for 1.75', 'components-actions-button--all-states', 'svg { stroke-width: 2px; }'],
])('notices %s', async (_, story, css) => {
  const expected = await draw(story);
  expect(difference(await draw(story), expected, 'component')).toBeUndefined();
  expect(difference(await draw(story, css), expected, 'component')).toContain('pixels differ');
});
