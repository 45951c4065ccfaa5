import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pageBudgets } from './budgets.ts';
import { type Build, budgetFaults, readBuild, weigh, weighPackages } from './weights.ts';

const entry = {
  file: 'assets/index.js',
  module: 'apps/portal/index.html',
  imports: ['assets/react.js'],
  modules: { 'apps/portal/src/main.tsx': 300, 'packages/ui/src/components/Button/Button.tsx': 100 },
};
const react = {
  file: 'assets/react.js',
  module: null,
  imports: [],
  modules: { 'node_modules/.pnpm/react-dom@19/node_modules/react-dom/client.js': 1000 },
};
const route = (name: string) => ({
  file: `assets/${name}.js`,
  module: `apps/portal/src/routes/${name}.tsx`,
  imports: ['assets/react.js'],
  modules: { [`apps/portal/src/routes/${name}.tsx`]: 50 },
});
const chunks = [entry, react, route('home'), route('login')];

const preload = (name: string) =>
  `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`;
const page = (name: string, more = '') => `<!doctype html>
  <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
  <link rel="preload" as="font" href="/assets/latin.woff2">
  ${preload('react')}${preload(name)}${more}
  <script type="module" crossorigin src="/assets/index.js"></script>`;
const home = { pattern: '/', language: 'en', file: 'index.html', html: page('home') };
const login = { pattern: '/Login', language: 'en', file: 'pages/login.html', html: page('login') };
const arabicLogin = {
  pattern: '/Login',
  language: 'ar',
  file: 'pages/login.ar.html',
  html: page('login', preload('arabic')),
};

const weights: Record<string, number> = {
  'index.html': 5000,
  'pages/login.html': 4000,
  'pages/login.ar.html': 4000,
  'favicon.svg': 100,
  'assets/latin.woff2': 30_000,
  'assets/react.js': 80_000,
  'assets/index.js': 20_000,
  'assets/home.js': 2000,
  'assets/login.js': 1000,
  'assets/arabic.js': 9000,
};

const built = (change: Partial<Build> = {}, heavier: Record<string, number> = {}): Build => ({
  chunks,
  pages: [home, login, arabicLogin],
  weightOf: (file) => {
    const gzip = heavier[file] ?? weights[file] ?? Number.NaN;
    return { gzip, sent: /\.(js|html)$/.test(file) ? gzip * 0.9 : gzip };
  },
  icons: 1,
  ...change,
});

it('weighs each page', () => {
  const fonts = 30_000;
  const english = { language: 'en', fonts };
  expect(weigh(built())).toEqual([
    { page: '/', ...english, html: 4500, scripts: 102_000, ownScripts: 2000, all: 126_400 },
    { page: '/Login', ...english, html: 3600, scripts: 101_000, ownScripts: 1000, all: 124_600 },
    {
      page: 'pages/login.ar.html',
      language: 'ar',
      fonts,
      html: 3600,
      scripts: 110_000,
      ownScripts: 10_000,
      all: 132_700,
    },
  ]);
});

it('weighs each package', () => {
  expect(weighPackages(built())).toEqual([
    { name: 'react-dom', first: 80_000, all: 80_000 },
    { name: 'the portal itself', first: 17_000, all: 18_000 },
    { name: '@medportal/ui', first: 5000, all: 5000 },
  ]);
});

describe('budgetFaults', () => {
  it('finds none in a light build', () => {
    expect(budgetFaults(built())).toEqual([]);
  });

  it.each([
    ['/Login, scripts: 205001 bytes, not 205000', { 'assets/react.js': 184_001 }],
    [
      'pages/login.ar.html, scripts with Arabic texts: 224001 bytes, not 224000',
      { 'assets/arabic.js': 123_001 },
    ],
    ['/Login, scripts of its own: 15501 bytes, not 15500', { 'assets/login.js': 15_501 }],
    ['/, fonts: 40001 bytes, not 40000', { 'assets/latin.woff2': 40_001 }],
    ['/Login, HTML: 14000.4 bytes, not 14000', { 'pages/login.html': 15_556 }],
    ['/, everything: 176001 bytes, not 176000', { 'favicon.svg': 49_701 }],
  ])('finds a part over its budget: %s', (fault, heavier) => {
    expect(budgetFaults(built({}, heavier))).toContain(fault);
  });

  it('is tested with every budget', () => {
    expect(pageBudgets).toHaveLength(6);
  });

  it('finds a build without pages', () => {
    expect(budgetFaults(built({ pages: [] }))).toEqual(['No page is prerendered']);
  });

  it('throws if a page names a file that was not built', () => {
    const folder = `${mkdtempSync(join(tmpdir(), 'medportal-budgets-'))}/`;
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(`${folder}.vite`);
    writeFileSync(`${folder}.vite/bundle.json`, JSON.stringify(chunks));
    writeFileSync(`${folder}pages.json`, JSON.stringify([home]));
    writeFileSync(`${folder}index.html`, home.html);
    expect(() => budgetFaults(readBuild(folder))).toThrow('ENOENT');
  });
});

const withModule = (module: string) => ({
  chunks: [...chunks, { file: 'assets/x.js', module: null, imports: [], modules: { [module]: 1 } }],
});

describe('modules that do not belong in a build', () => {
  it.each([
    ['packages/ui/src/components/Button/Button.stories.tsx', 'a story'],
    ['apps/portal/src/testing/wireSamples.ts', 'a story'],
    ['packages/ui/src/screens/Home/Home.fixtures.ts', 'a test or its data'],
    ['node_modules/.pnpm/msw@3/node_modules/msw/lib/index.mjs', 'a test or its data'],
    ['packages/api-client/src/examples.ts', 'an example of the contract'],
    ['node_modules/.pnpm/dates@1/node_modules/dates/locale/ar.js', 'a locale'],
  ])('include %s', (module, what) => {
    expect(budgetFaults(built(withModule(module)))).toEqual([`${module} is ${what}`]);
  });

  it('include an icon that nothing imports', () => {
    const icon = 'node_modules/.pnpm/lucide-react@1/node_modules/lucide-react/dist/icons/x.js';
    const change = withModule(icon);
    expect(budgetFaults(built(change))).toEqual([]);
    expect(budgetFaults(built({ ...change, icons: 0 }))).toEqual([
      '1 icons are bundled, 0 are used',
    ]);
  });
});

describe('scripts and styles that a page finds late', () => {
  it.each([
    ['/Login does not name assets/react.js', login.html.replace(preload('react'), '')],
    ['/Login does not name the module of its route', login.html.replace(preload('login'), '')],
    [
      '/Login waits for assets/index.css',
      page('login', '<link rel="stylesheet" href="/assets/index.css">'),
    ],
  ])('are faults: %s', (fault, html) => {
    const change = { pages: [home, { ...login, html }] };
    expect(budgetFaults(built(change, { 'assets/index.css': 1 }))).toContain(fault);
  });
});
