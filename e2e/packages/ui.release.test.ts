// @medportal/ui as an installed package: compiled, built with Vite, and rendered in a browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchOptions } from '../../scripts/browser.ts';
import { dark, light } from '../../packages/ui/src/theme/tokens.ts';
import { oldestIn, pinned, run, Scratch, typeScripts } from './scratch.ts';
import { expectedErrors, targets, typeErrors } from './ui-types.ts';

const { tarball, folder } = inject('packed').ui;
const { peerDependencies: ranges }: { peerDependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
);

/** The oldest version of a library that package.json allows. */
const oldest = (name: string, range = ranges[name] ?? '') => `${name}@${oldestIn(range)}`;

const libraries = ['react', 'react-dom', 'styled-components', '@types/react'] as const;
const [oldestTypeScript, newestTypeScript] = typeScripts;
const setups = [
  {
    what: 'the oldest versions',
    packages: [
      ...libraries.map((name) => oldest(name)),
      oldest('@types/react-dom', ranges['@types/react']),
    ],
    typeScript: oldestTypeScript,
  },
  {
    what: 'the newest versions',
    packages: [...libraries, '@types/react-dom'].map(pinned),
    typeScript: newestTypeScript,
  },
];

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
});

afterAll(() => browser?.close());

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const typeface = 'Atkinson Hyperlegible Next Variable';

/** Builds the app of `consumers` with these packages, and serves it. */
async function serveApp(scratch: Scratch, packages: readonly string[]): Promise<PreviewServer> {
  scratch.copy('app.tsx');
  scratch.copy('texts.tsx');
  scratch.write(
    'index.html',
    // An empty icon: the browser would log a 404 for /favicon.ico.
    '<!doctype html><title>An app</title><link rel="icon" href="data:,"><main class="medportal"></main><script type="module" src="app.tsx"></script>',
  );
  // The declarations of styled-components reference those of Node.
  await scratch.install(tarball, ...packages, pinned('vite'), pinned('@types/node'));
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: scratch.folder });
  return preview({
    root: scratch.folder,
    configFile: false,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 0 },
  });
}

/** Opens the app and returns the style of its button, the loaded fonts and any problems. */
async function render(server: PreviewServer, query: string, colorScheme: 'light' | 'dark') {
  const { href: url, origin } = new URL(query, server.resolvedUrls?.local[0]);
  const page = await browser.newPage({ colorScheme });
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) problems.push(`asked for ${request.url()}`);
  });
  await page.goto(url);
  await page.getByRole('link', { name: 'Sami Sample' }).waitFor();
  const button = page.getByRole('button', { name: 'Find a doctor' });
  const style = await button.evaluate(async (element) => {
    await document.fonts.ready;
    const { backgroundColor, fontFamily } = getComputedStyle(element);
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return { backgroundColor, fontFamily, fonts: loaded.map(({ family }) => family) };
  });
  await page.close();
  return { ...style, problems };
}

describe.each(setups)('with $what', ({ packages, typeScript }) => {
  const scratch = new Scratch();
  let server: PreviewServer;

  beforeAll(async () => {
    server = await serveApp(scratch, packages);
  });

  afterAll(async () => {
    await server?.close();
    scratch.remove();
  });

  test.each(targets)('compiles for %s, but not with a type error', async (_, options) => {
    expect(await typeErrors(scratch, typeScript, options)).toEqual(expectedErrors);
  });

  test.each([
    ['a custom theme', '', 'light', '#5B2A86'],
    ['the standard theme', '?standard', 'light', light.color.primary],
    ['the standard theme in the dark', '?standard', 'dark', dark.color.primary],
  ] as const)('shows %s', async (_, query, colorScheme, primary) => {
    expect(await render(server, query, colorScheme)).toEqual({
      backgroundColor: rgb(primary),
      fontFamily: expect.stringContaining(typeface),
      fonts: expect.arrayContaining([expect.stringContaining(typeface)]),
      problems: [],
    });
  });

  test.each([
    ['?own', ['Doctors', 'Sign in'], '1 in all'],
    ['?arabic', ['الأطباء', 'تسجيل الدخول'], 'عُثر على طبيب واحد'],
  ])('shows the texts of %s', async (query, headings, found) => {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(new URL(query, server.resolvedUrls?.local[0]).href);
    await page.getByText(found).waitFor({ state: 'attached' });
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(headings);
    expect(problems).toEqual([]);
    await page.close();
  });

  test('shows neither theme nor typeface without the global style', async () => {
    expect(await render(server, '?bare', 'light')).toMatchObject({
      backgroundColor: 'rgba(0, 0, 0, 0)',
      fontFamily: expect.not.stringContaining(typeface),
      fonts: [],
    });
  });
});

// An early warning, not a promise: it passes whatever breaks, and `npm run test:release` prints its note.
test('this run says what the newest prerelease of styled-components 7 breaks', async ({ task }) => {
  const scratch = new Scratch();
  const listed = await run('npm', ['view', 'styled-components', 'versions', '--json'], {
    cwd: scratch.folder,
  });
  const versions: readonly string[] = JSON.parse(listed);
  const newest = versions.findLast((version) => version.startsWith('7.'));
  const name = `styled-components@${newest}`;
  const others = ['react', 'react-dom', '@types/react', '@types/react-dom'].map(pinned);
  let server: PreviewServer | undefined;
  const broken: string[] = [];
  try {
    server = await serveApp(scratch, ['--legacy-peer-deps', name, ...others]);
    const errors = await typeErrors(scratch, newestTypeScript, targets[0][1]);
    broken.push(...errors.filter((error) => !expectedErrors.includes(error)));
    const { backgroundColor, problems } = await render(server, '?standard', 'light');
    broken.push(...problems);
    if (backgroundColor !== rgb(light.color.primary)) broken.push(`a button is ${backgroundColor}`);
  } catch (error) {
    broken.push(String(error));
  }
  await server?.close();
  scratch.remove();
  task.meta.note = `${name} ${broken.length > 0 ? `breaks: ${broken.join('; ')}` : 'breaks nothing'}`;
});

const readme = readFileSync(join(folder, 'README.md'), 'utf8');

test.each(Object.entries({ ...ranges, typescript: `>=${oldestTypeScript.version}` }))(
  'the README names the oldest %s',
  (name, range) => {
    const [major, minor] = oldestIn(range).split('.');
    expect(readme).toMatch(new RegExp(`^\\|.*\`${name}\`.*\\| ${major}\\.${minor}\\b`, 'm'));
  },
);
