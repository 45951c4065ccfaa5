// @medportal/ui in the App Router of Next.js, with the registry, layout and page of its README.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchOptions } from '../../scripts/browser.ts';
import { environment, pinned, run, Scratch, typeScripts } from './scratch.ts';

const NEXT = 'next@16.4.6';

const { tarball, folder } = inject('packed').ui;
const scratch = new Scratch();
// The time zone of the server differs from those of the readers.
const env = { NEXT_TELEMETRY_DISABLED: '1', TZ: 'UTC' };
const next = 'node_modules/next/dist/bin/next';
let server: ChildProcess;
let url: string;
let browser: Browser;

/** Starts the built app on a free port and returns its address. */
async function start(): Promise<string> {
  server = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', '0'], {
    cwd: scratch.folder,
    env: { ...environment(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!server.stdout) throw new Error('The server has no output');
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('The server ended before it printed its address');
}

beforeAll(async () => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  for (const [, file = '', code = ''] of readme.matchAll(/^```tsx (app\/\S+)\n(.*?)^```$/gms))
    scratch.write(file, code);
  scratch.copy('next/controls.tsx', 'app/controls/page.tsx');
  scratch.copy('next/arabic.tsx', 'app/arabic/page.tsx');
  scratch.copy('next/mismatch.tsx', 'app/mismatch/page.tsx');
  const [typeScript] = typeScripts;
  await scratch.install(
    tarball,
    NEXT,
    `typescript@${typeScript.version}`,
    ...['react', 'react-dom', 'styled-components'].map(pinned),
    ...['@types/react', '@types/react-dom', '@types/node'].map(pinned),
  );
  await run(process.execPath, [next, 'build'], { cwd: scratch.folder, env });
  [url, browser] = await Promise.all([start(), chromium.launch(await launchOptions())]);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  if (server?.kill()) await once(server, 'exit');
  scratch.remove();
});

test('the server sends the texts and the styles', async () => {
  const html = await (await fetch(url)).text();
  expect(html).toContain('21 November 2026 at 08:30');
  expect(html).toMatch(/<a [^>]*href="\/doctors"/);
  const styles = Array.from(
    html.matchAll(/<style data-styled[^>]*>(.*?)<\/style>/gs),
    ([, css]) => css,
  );
  expect(styles.join('')).toContain('--medportal-color-primary:');
  expect(styles.join('')).toContain('{display:inline-flex;');
});

test('the server sends another language', async () => {
  const html = await (await fetch(`${url}/arabic`)).text();
  expect(html).toContain('٢٠ نوفمبر ٢٠٢٦');
  expect(html).toContain('يُعرض ٩ من أصل ١٨');
});

async function open(path: string, timezoneId: string) {
  const page = await browser.newPage({ timezoneId });
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(url + path, { waitUntil: 'networkidle' });
  return { page, problems };
}

describe.each([
  ['Asia/Tokyo', '21 November 2026 at 08:30'],
  ['America/New_York', '20 November 2026 at 18:30'],
])('in %s', (timeZone, ownTime) => {
  test('a time in a given time zone is hydrated', async () => {
    const { page, problems } = await open('/', timeZone);
    expect(await page.locator('time').innerText()).toBe('21 November 2026 at 08:30');
    expect(problems).toEqual([]);
    await page.close();
  });

  test("a time becomes the reader's, and controls work", async () => {
    const { page, problems } = await open('/controls', timeZone);
    await page.getByText(ownTime).waitFor();
    await page.getByRole('button', { name: 'Pressed 0 times' }).click();
    await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByText('No notes yet').waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });

  test('an error of hydration would be seen', async () => {
    const { page, problems } = await open('/mismatch', timeZone);
    // A busy machine may hydrate after the network has become idle.
    await expect.poll(() => problems.join('\n')).toContain('React error #418');
    await page.close();
  });
});
