// The weight of the built portal, in bytes, against its budgets. `npm run bench -- pages` measures times.
import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { ReportedChunk } from '../apps/portal/bundle-report.ts';
import { table } from '../packages/api-client/scripts/table.ts';
import { type PageBudget, pageBudgets, type PageWeight } from './budgets.ts';
import { ensurePortalBuilt } from './portal-build.ts';
import { root, type Outcome } from './run-vitest.ts';

/** The size of a file, in bytes. */
export interface Weight {
  gzip: number;
  /** As sent: with Brotli where that makes it smaller. */
  sent: number;
}

export interface Build {
  chunks: readonly ReportedChunk[];
  /** The prerendered pages; the fallback page has no pattern. */
  pages: readonly { pattern: string | null; language: string; file: string; html: string }[];
  weightOf: (file: string) => Weight;
  icons: number;
}

const linked = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, file = '']) => file)),
];
// Not those that an inline script loads for some readers.
const scriptsIn = (html: string) => linked(html, / (?:href|src)="\/(assets\/[^"]+\.js)"/g);
const fontsIn = (html: string) => linked(html, /<link[^>]* href="\/([^"]+\.woff2)"/g);
const iconsIn = (html: string) => linked(html, /<link rel="icon"[^>]* href="\/([^"]+)"/g);
const stylesIn = (html: string) =>
  linked(html, /<link rel="stylesheet"[^>]* href="\/([^"]+)"(?! disabled)/g);

const nameOf = ({ pattern, language, file }: Build['pages'][number]) =>
  language === 'en' ? (pattern ?? file) : file;

export function weigh({ pages, weightOf }: Build): PageWeight[] {
  const total = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + weightOf(file).sent, 0);
  return pages.map((page) => {
    const others = pages.filter(({ pattern }) => pattern !== page.pattern);
    const shared = new Set(others.flatMap(({ html }) => scriptsIn(html)));
    const scripts = scriptsIn(page.html);
    const english = pages.find(
      ({ pattern, language }) => pattern === page.pattern && language === 'en',
    );
    const code = scriptsIn((english ?? page).html);
    const texts = scripts.filter((script) => !code.includes(script));
    const own = code.filter((script) => !shared.has(script));
    const fonts = fontsIn(page.html);
    const rest = [...iconsIn(page.html), ...stylesIn(page.html)];
    return {
      page: nameOf(page),
      language: page.language,
      html: weightOf(page.file).sent,
      scripts: total(scripts),
      ownScripts: total(own),
      texts: total(texts),
      fonts: total(fonts),
      all: total([page.file, ...scripts, ...fonts, ...rest]),
    };
  });
}

/** Modules that must not be bundled. */
const unwanted: readonly (readonly [string, RegExp])[] = [
  ['a story', /\.stories\.|\/testing\/|storybook/],
  ['a test or its data', /\.(test|fixtures)\.|\/test\/|\/(msw|vitest|fake-timers)\//],
  ['an example of the contract', /api-client\/src\/(generated\/examples|msw)\b/],
  ['a locale', /node_modules\/.*\/(locales?|i18n|intl)\//],
];

const ICON = /\/lucide\/.*\/icons\//;

const FEATURES = 'apps/portal/src/features/';

const heavyFaults = (weights: readonly PageWeight[], budgets: readonly PageBudget[]): string[] =>
  budgets.flatMap(({ pages, language, part, what, limit }) =>
    weights
      .filter(({ page }) => pages?.includes(page) ?? true)
      .filter((weight) => language === undefined || language === weight.language)
      .filter((weight) => weight[part] > limit)
      .map((weight) => `${weight.page}, ${what}: ${weight[part]} bytes, not ${limit}`),
  );

/** Files that a page requests only after loading another. */
function lateFaults({ pages, chunks }: Build): string[] {
  return pages.flatMap((page) => {
    const scripts = scriptsIn(page.html);
    const loaded = chunks.filter(({ file }) => scripts.includes(file));
    const needed = new Set(loaded.flatMap(({ imports }) => imports));
    const missing = [...needed].filter((file) => !scripts.includes(file));
    const routes = loaded.filter(({ module }) => module?.startsWith(FEATURES));
    const isRouteNamed = page.pattern === null || routes.length > 0;
    return [
      ...missing.map((file) => `${nameOf(page)} does not name ${file}`),
      ...(isRouteNamed ? [] : [`${nameOf(page)} does not name the module of its route`]),
      ...stylesIn(page.html).map((file) => `${nameOf(page)} waits for ${file}`),
    ];
  });
}

function strayFaults({ chunks, icons }: Build): string[] {
  const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules));
  const bundled = modules.filter((module) => ICON.test(module)).length;
  return [
    ...unwanted.flatMap(([what, pattern]) =>
      modules.filter((path) => pattern.test(path)).map((path) => `${path} is ${what}`),
    ),
    ...(bundled > icons ? [`${bundled} icons are bundled, ${icons} are used`] : []),
  ];
}

export const budgetFaults = (build: Build, budgets = pageBudgets): string[] => [
  ...(build.pages.length === 0 ? ['No page is prerendered'] : []),
  ...heavyFaults(weigh(build), budgets),
  ...lateFaults(build),
  ...strayFaults(build),
];

function packageOf(module: string): string {
  const installed = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  if (installed) return installed;
  const [folder, name] = module.split('/');
  if (folder === 'packages') return `@medportal/${name}`;
  return folder === 'apps' ? `the ${name} itself` : 'the bundler';
}

/** The share of a package in the scripts, in bytes after gzip. */
export interface PackageWeight {
  name: string;
  first: number;
  all: number;
}

/**
 * The weight of each package, the heaviest on the first page first. A script is gzipped as a whole; a package gets its
 * share of the source text.
 */
export function weighPackages({ chunks, pages, weightOf }: Build): PackageWeight[] {
  const firstScripts = scriptsIn(pages.find(({ pattern }) => pattern === '/')?.html ?? '');
  const found = new Map<string, PackageWeight>();
  for (const { file, modules } of chunks) {
    const length = Object.values(modules).reduce((sum, size) => sum + size, 0);
    for (const [module, size] of Object.entries(modules)) {
      const name = packageOf(module);
      const weight = found.get(name) ?? { name, first: 0, all: 0 };
      const bytes = (weightOf(file).gzip * size) / length;
      weight.all += bytes;
      if (firstScripts.includes(file)) weight.first += bytes;
      found.set(name, weight);
    }
  }
  return [...found.values()].toSorted(
    (one, other) => other.first - one.first || other.all - one.all,
  );
}

function countIcons(): number {
  const lists = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(test|stories|fixtures)\./.test(path))
    .map((path) => readFileSync(root + path, 'utf8'))
    .flatMap((source) => [...source.matchAll(/^import \{([^}]+)\} from 'lucide'/gm)]);
  const names = lists.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return new Set(names.filter((name) => name !== '' && !name.startsWith('type '))).size;
}

/** @param folder - The folder of the build, ending in a slash. */
export function readBuild(folder: string): Build {
  const text = (file: string) => readFileSync(folder + file, 'utf8');
  const chunks: ReportedChunk[] = JSON.parse(text('.vite/bundle.json'));
  const entries: Omit<Build['pages'][number], 'html'>[] = JSON.parse(text('pages.json'));
  const present = new Set(globSync('**/*.*', { cwd: folder }));
  return {
    chunks,
    pages: entries.map((page) => ({ ...page, html: text(page.file) })),
    weightOf: (file) => ({
      gzip: gzipSync(readFileSync(folder + file), { level: 9 }).length,
      sent: readFileSync(folder + (present.has(`${file}.br`) ? `${file}.br` : file)).length,
    }),
    icons: countIcons(),
  };
}

const bytes = (count: number) => Math.round(count).toLocaleString('en-GB');

export function weightTables(build: Build): string {
  const pages = weigh(build).map(({ page, html, scripts, ownScripts, texts, fonts, all }) => [
    `\`${page}\``,
    ...[html, scripts, ownScripts, texts, fonts, all].map(bytes),
  ]);
  const packages = weighPackages(build).map(({ name, first, all }) => [
    name,
    bytes(first),
    bytes(all),
  ]);
  return [
    table([['Page', 'HTML', 'Scripts', 'Own scripts', 'Texts', 'Fonts', 'All'], ...pages]),
    table([['Package', 'Start page, gzip', 'All pages, gzip'], ...packages]),
  ].join('\n\n');
}

export function currentBuild(): Build {
  ensurePortalBuilt();
  return readBuild(`${root}apps/portal/dist/`);
}

/** Checks the budgets as a part of `npm test`, and prints the weights. */
export async function checkBudgets(): Promise<Outcome> {
  const build = currentBuild();
  const faults = budgetFaults(build);
  const output = [...faults.map((fault) => `✗ ${fault}`), weightTables(build)].join('\n');
  return { passed: build.pages.length, failed: faults.length, output };
}
