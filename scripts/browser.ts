// Finds the Chromium for the tests: CHROME_BIN, Playwright's download, the system's, or on Linux x64 the build in the
// npm package @sparticuz/chromium, which needs neither root nor system libraries.
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
  // Tests must not reach other machines.
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
 * Launch options for the Chromium of this machine.
 * @param options.pinned - Use the build of the lockfile and its own font only, so that screenshots have the same
 * pixels on every machine.
 * @throws Error that says what to install, if there is none
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
    // Unpacked elsewhere and renamed, in case the run is interrupted or another one does the same.
    const temporary = `${cache}.${process.pid}`;
    mkdirSync(temporary, { recursive: true });
    await unpackInto(temporary, fonts);
    if (existsSync(cache)) rmSync(temporary, { recursive: true });
    else renameSync(temporary, cache);
  }
  return unpackInto(cache, fonts);
}

async function unpackInto(folder: string, fonts: Fonts): Promise<LaunchOptions> {
  // The package unpacks into TMPDIR, and unpacks its NSS libraries only on AWS Lambda.
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
    // Assigning another object to process.env would detach it from the environment.
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** Configures the package's font, and the system's on request. Without any font, the browser crashes. */
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
