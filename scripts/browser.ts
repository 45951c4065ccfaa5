// Which Chromium the tests drive: CHROME_BIN, then Playwright's own download, then the system's, then the
// build that the npm package @sparticuz/chromium carries (Linux x64: no root, no download, no system library).
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  // Nothing under test may reach for another machine: it would find none.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

const canUnpack = process.platform === 'linux' && process.arch === 'x64';

/**
 * Launch options for the Chromium found on this machine; throws with what to do where there is none.
 * @param options.pinned - Take the build of the lockfile and its own font only, so that screenshots have the same
 * pixels on every machine.
 */
export async function launchOptions({ pinned = false } = {}): Promise<LaunchOptions> {
  if (pinned) {
    if (canUnpack) return unpackedBrowser({ systemFonts: false });
    throw new Error('Screenshots are compared on Linux x64 only, where the pinned Chromium runs.');
  }
  const candidates = [process.env['CHROME_BIN'], chromium.executablePath(), ...systemBrowsers];
  const executablePath = candidates.find((path) => path && existsSync(path));
  if (executablePath) return { executablePath, args };
  if (canUnpack) return unpackedBrowser({ systemFonts: true });
  throw new Error(
    'No Chromium found. Install Chrome or Chromium, run `npx playwright install chromium`, or set CHROME_BIN.',
  );
}

const cache = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url));

interface Fonts {
  systemFonts: boolean;
}

async function unpackedBrowser(fonts: Fonts): Promise<LaunchOptions> {
  if (!existsSync(cache)) {
    // Unpacked aside and renamed: an interrupted or simultaneous run must not leave half a browser behind.
    const aside = `${cache}.${process.pid}`;
    mkdirSync(aside, { recursive: true });
    await unpackInto(aside, fonts);
    if (existsSync(cache)) rmSync(aside, { recursive: true });
    else renameSync(aside, cache);
  }
  return unpackInto(cache, fonts);
}

/** Unpacks the browser where it is not yet, and tells how to launch it there. */
async function unpackInto(folder: string, fonts: Fonts): Promise<LaunchOptions> {
  // The package unpacks into the temporary folder and brings its own NSS libraries only where it believes
  // to be on AWS Lambda: ask for both, here, and put the environment back afterwards.
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' });
  try {
    const { default: packed } = await import('@sparticuz/chromium');
    const executablePath = await packed.executablePath();
    const { LD_LIBRARY_PATH } = process.env;
    return {
      executablePath,
      args,
      env: { ...before, ...fontConfig(folder, fonts), LD_LIBRARY_PATH },
    };
  } finally {
    // Key by key: an object put in the place of process.env would no longer be the environment.
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** The font that the package brings, where it is now, and the system's. Without any the browser crashes. */
function fontConfig(folder: string, { systemFonts }: Fonts): { FONTCONFIG_FILE: string } {
  const file = `${folder}/fonts${systemFonts ? '' : '-pinned'}.conf`;
  const folders = [`${folder}/fonts`, ...(systemFonts ? ['/usr/share/fonts'] : [])];
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${folders.map((path) => `  <dir>${path}</dir>`).join('\n')}
  <cachedir>${file}-cache</cachedir>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file };
}
