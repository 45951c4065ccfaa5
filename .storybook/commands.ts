// What stories ask for in a test run and no page can do itself: the half of test-run.ts that runs beside the browser.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineBrowserCommand } from '@vitest/browser-playwright';
import type { CDPSession, Page } from 'playwright';
import { Baseline, comparison, difference, reduce, toPng } from '../scripts/pictures.ts';
import type { Media } from './test-run.ts';

/** Tells the pages what system the reader has. */
export const emulateMedia = defineBrowserCommand<[media: Media]>(({ page }, media) =>
  page.emulateMedia(media),
);

/** Where the baselines of a setting lie. */
export const baselineFolder = (setting: string) =>
  fileURLToPath(new URL(`screenshots/${setting}`, import.meta.url));

/** Where a run leaves what it took and found in a setting. */
export const runFolder = (setting: string) =>
  fileURLToPath(new URL(`../node_modules/.cache/visual/${setting}`, import.meta.url));

const baselines = new Map<string, Baseline>();

/** Photographs a story and tells how it differs from its baseline; with `--update`, keeps the picture instead. */
export const photograph = defineBrowserCommand<[id: string, setting: string]>(
  async ({ page, project }, id, setting) => {
    const baseline = baselines.get(setting) ?? new Baseline(baselineFolder(setting));
    baselines.set(setting, baseline);
    const folder = runFolder(setting);
    mkdirSync(folder, { recursive: true });
    appendFileSync(`${folder}/seen`, `${id}\n`);

    const expected = await baseline.get(id);
    const compare = () => (expected ? difference(picture, expected) : 'it has no baseline yet');
    let picture = await reduce(await take(page));
    if (expected && compare()) {
      // A slow machine may still have been painting.
      await page.waitForTimeout(300);
      picture = await reduce(await take(page));
    }
    const found = compare();
    if (!found) return undefined;
    if (project.config.snapshotOptions.updateSnapshot === 'all') {
      writeFileSync(`${folder}/${id}.png`, await toPng(picture));
      return undefined;
    }
    const shown = expected ? await comparison(picture, expected) : await toPng(picture);
    writeFileSync(`${folder}/${id}.png`, shown);
    return `It looks different (${setting}): ${found}. See ${folder}/${id}.png, and keep how it looks with \`npm run test:visual -- --update\` where that is meant.`;
  },
);

const sessions = new WeakMap<Page, CDPSession>();

/** The frame of the story. Three times as fast as Playwright's own screenshot, which prepares for pages that move. */
async function take(page: Page): Promise<Buffer> {
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
