// The part of test-run.ts that runs in Node.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineBrowserCommand } from '@vitest/browser-playwright';
import type { CDPSession, Page } from 'playwright';
import {
  Baseline,
  comparison,
  difference,
  reduce,
  toPng,
  type Subject,
} from '../scripts/screenshots.ts';
import type { Media } from './test-run.ts';

export const emulateMedia = defineBrowserCommand<[media: Media]>(({ page }, media) =>
  page.emulateMedia(media),
);

export const baselineFolder = (setting: string) =>
  fileURLToPath(new URL(`screenshots/${setting}`, import.meta.url));

export const runFolder = (setting: string) =>
  fileURLToPath(new URL(`../node_modules/.cache/visual/${setting}`, import.meta.url));

const baselines = new Map<string, Baseline>();

/** Takes a screenshot of a story and describes its difference from the baseline. With `--update`, stores it instead. */
export const compareScreenshot = defineBrowserCommand<
  [id: string, setting: string, subject: Subject]
>(async ({ page, project }, id, setting, subject) => {
  const baseline = baselines.get(setting) ?? new Baseline(baselineFolder(setting));
  baselines.set(setting, baseline);
  const folder = runFolder(setting);
  mkdirSync(folder, { recursive: true });
  appendFileSync(`${folder}/seen`, `${id}\n`);

  const expected = await baseline.get(id);
  const compare = () =>
    expected ? difference(screenshot, expected, subject) : 'it has no baseline yet';
  let screenshot = await reduce(await takeScreenshot(page), subject);
  if (expected && compare()) {
    // On a slow machine, the first screenshot may show an unfinished paint.
    await page.waitForTimeout(300);
    screenshot = await reduce(await takeScreenshot(page), subject);
  }
  const problem = compare();
  if (!problem) return undefined;
  if (project.config.snapshotOptions.updateSnapshot === 'all') {
    writeFileSync(`${folder}/${id}.png`, await toPng(screenshot));
    return undefined;
  }
  const report = expected ? await comparison(screenshot, expected) : await toPng(screenshot);
  writeFileSync(`${folder}/${id}.png`, report);
  return `It looks different (${setting}): ${problem}. See ${folder}/${id}.png, and keep how it looks with \`npm run test:visual -- --update\` where that is meant.`;
});

const sessions = new WeakMap<Page, CDPSession>();

/** Takes a screenshot of the story's frame. Faster than Playwright's `screenshot`, which waits for a stable page. */
async function takeScreenshot(page: Page): Promise<Buffer> {
  const clip = await page.locator('iframe').boundingBox();
  if (!clip) throw new Error('The frame of the story is not there.');
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}
