// Which Chromium the tests drive: CHROME_BIN, then Playwright's own download, then the system's, then the
// build that the npm package @sparticuz/chromium carries (Linux x64: no root, no download, no system library).
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from 'playwright';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

const canUnpack = process.platform === 'linux' && process.arch === 'x64';

/** Launch options for the Chromium found on this machine; throws with what to do where there is none. */
export async function launchOptions(): Promise<LaunchOptions> {
  const candidates = [process.env['CHROME_BIN'], chromium.executablePath(), ...systemBrowsers];
  const executablePath = candidates.find((path) => path && existsSync(path));
  if (executablePath) return { executablePath, args };
  if (canUnpack) return unpackedBrowser();
  throw new Error(
    'No Chromium found. Install Chrome or Chromium, run `npx playwright install chromium`, or set CHROME_BIN.',
  );
}

async function unpackedBrowser(): Promise<LaunchOptions> {
  const cache = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url));
  mkdirSync(cache, { recursive: true });
  // The package unpacks into the temporary folder and brings its own NSS libraries and fonts only where
  // it believes to be on AWS Lambda: ask for both, here, and put the environment back afterwards.
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: cache, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' });
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    const executablePath = await packed.executablePath();
    const { FONTCONFIG_PATH, LD_LIBRARY_PATH } = process.env;
    return { executablePath, args, env: { ...before, FONTCONFIG_PATH, LD_LIBRARY_PATH } };
  } finally {
    process.env = before;
  }
}
