import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PageBudget } from './budgets.ts';
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
  module: `apps/portal/src/features/auth/${name}.tsx`,
  imports: ['assets/react.js'],
  modules: { [`apps/portal/src/features/auth/${name}.tsx`]: 50 },
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
  'assets/latin.woff2': 20_000,
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
    const sent = heavier[file] ?? weights[file] ?? Number.NaN;
    return { gzip: sent * 1.2, sent };
  },
  icons: 1,
  ...change,
});

it('weighs each page', () => {
  const fonts = 20_000;
  const english = { language: 'en', fonts, texts: 0 };
  expect(weigh(built())).toEqual([
    { page: '/', ...english, html: 5000, scripts: 102_000, ownScripts: 2000, all: 127_100 },
    { page: '/Login', ...english, html: 4000, scripts: 101_000, ownScripts: 1000, all: 125_100 },
    {
      page: 'pages/login.ar.html',
      language: 'ar',
      fonts,
      html: 4000,
      scripts: 110_000,
      ownScripts: 1000,
      texts: 9000,
      all: 134_100,
    },
  ]);
});

it('weighs each package', () => {
  expect(weighPackages(built())).toEqual([
    { name: 'react-dom', first: 96_000, all: 96_000 },
    { name: 'the portal itself', first: 20_400, all: 21_600 },
    { name: '@medportal/ui', first: 6000, all: 6000 },
  ]);
});

const budgets: readonly PageBudget[] = [
  { pages: ['/'], part: 'all', what: 'everything', limit: 130_000 },
  { language: 'en', part: 'scripts', what: 'scripts', limit: 102_000 },
  { language: 'ar', part: 'scripts', what: 'scripts with Arabic texts', limit: 112_000 },
  { language: 'ar', part: 'texts', what: 'Arabic texts', limit: 11_500 },
  { part: 'html', what: 'HTML', limit: 5000 },
];

const faultsOf = (build: Build) => budgetFaults(build, budgets);

describe('budgetFaults', () => {
  it('finds none in a light build', () => {
    expect(faultsOf(built())).toEqual([]);
  });

  it.each([
    ['/, everything: 130001 bytes, not 130000', { 'favicon.svg': 3001 }],
    ['/Login, scripts: 102001 bytes, not 102000', { 'assets/login.js': 2001 }],
    [
      'pages/login.ar.html, scripts with Arabic texts: 112001 bytes, not 112000',
      { 'assets/arabic.js': 11_001 },
    ],
    [
      'pages/login.ar.html, Arabic texts: 11501 bytes, not 11500',
      { 'assets/arabic.js': 11_501, 'assets/login.js': 499 },
    ],
    ['/Login, HTML: 5001 bytes, not 5000', { 'pages/login.html': 5001 }],
  ])('finds a part over its budget: %s', (fault, heavier) => {
    expect(faultsOf(built({}, heavier))).toEqual([fault]);
  });

  it('finds a build without pages', () => {
    expect(faultsOf(built({ pages: [] }))).toEqual(['No page is prerendered']);
  });

  it('throws if a page names a file that was not built', () => {
    const folder = `${mkdtempSync(join(tmpdir(), 'medportal-budgets-'))}/`;
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(`${folder}.vite`);
    writeFileSync(`${folder}.vite/bundle.json`, JSON.stringify(chunks));
    writeFileSync(`${folder}pages.json`, JSON.stringify([home]));
    writeFileSync(`${folder}index.html`, home.html);
    expect(() => faultsOf(readBuild(folder))).toThrow('ENOENT');
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
    ['packages/api-client/src/generated/examples.ts', 'an example of the contract'],
    ['node_modules/.pnpm/dates@1/node_modules/dates/locale/ar.js', 'a locale'],
  ])('include %s', (module, what) => {
    expect(faultsOf(built(withModule(module)))).toEqual([`${module} is ${what}`]);
  });

  it('include an icon that nothing imports', () => {
    const icon = 'node_modules/.pnpm/lucide@1/node_modules/lucide/dist/icons/x.js';
    const change = withModule(icon);
    expect(faultsOf(built(change))).toEqual([]);
    expect(faultsOf(built({ ...change, icons: 0 }))).toEqual(['1 icons are bundled, 0 are used']);
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
    expect(faultsOf(built(change, { 'assets/index.css': 1 }))).toContain(fault);
  });
});
