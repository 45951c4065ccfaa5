// `node scripts/home-image.ts`: takes the picture of the start page in the README from the running product.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startServer } from '../apps/server/src/server.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { launchOptions } from './browser.ts';
import { ensurePortalBuilt } from './portal-build.ts';
import { root } from './run-vitest.ts';

ensurePortalBuilt();
const folder = mkdtempSync(join(tmpdir(), 'medportal-image-'));
const server = await startServer(readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' }));
const browser = await chromium.launch(await launchOptions({ pinned: true }));
const page = await browser.newPage({
  locale: 'en-GB',
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 800 },
});
await page.goto(server.url, { waitUntil: 'networkidle' });
await page.screenshot({ path: `${root}docs/images/home.png` });
await browser.close();
await server.close();
rmSync(folder, { recursive: true });
