// See docs/decisions/026-prerendering.md.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { GlobalStyle } from '@medportal/ui';
import { renderPage } from '@medportal/ui/server';
import { StrictMode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import type { Manifest } from 'vite';
import { PortalProviders } from './src/shell/Portal.tsx';
import { queryClient } from './src/core/api/queryClient.ts';
import { dataElement, responses } from './src/core/api/serverData.ts';
import { apiHost } from './src/core/api/settings.ts';
import { startPage } from './src/core/api/startedReads.ts';
import {
  direction,
  type Language,
  language,
  languages,
  pageTexts,
} from './src/core/i18n/language.ts';
import { partsOf } from './src/core/i18n/messages/arabic.ts';
import { patterns } from './src/paths.ts';
import { firstReads, userStarts } from './first-reads.ts';
import { routes } from './src/router.tsx';
import { RootLoading } from './src/shell/root.tsx';
import { STORAGE_KEY } from './src/core/session/session.ts';

// Pages are prerendered for visitors. For a logged-in user the visitor parts stay hidden until `Portal` has hydrated.
const sessionScript = (start: StartScript | undefined) => {
  // The page does without it.
  const loads = start ? `;import('/${start.file}').catch(()=>{})` : '';
  return `try{if(localStorage.getItem('${STORAGE_KEY}')){document.documentElement.dataset.session='user'${loads}}}catch{}`;
};
const hideAccount = '[data-session=user] [data-account=visitor]{visibility:hidden}';
const hideMain = '[data-session=user] main{visibility:hidden}';

// When the page's script is lost, nothing else can say so. Not in the catalogues, which are part of that script. React
// replaces it together with the shell.
const lateTexts: Record<Language, { text: string; link: string }> = {
  en: { text: 'MedPortal could not load yet.', link: 'Load again' },
  ar: { text: 'لم يُحمَّل MedPortal بعد.', link: 'أعد التحميل' },
};
const lateStyle =
  '.late{position:fixed;inset:auto 0 0;padding:1rem;text-align:center;background:Canvas;color:CanvasText;animation:late 0s 10s both}' +
  '@keyframes late{from{visibility:hidden}}';

const visitorPages = new Set<string | null>([
  patterns.home,
  patterns.login,
  patterns.register,
  patterns.features,
  patterns.doctorProfile,
]);

/** Starts what logged-in users of a page need first. A file of its own, because visitors do not load it. */
interface StartScript {
  file: string;
  text: string;
}

const connect = URL.canParse(apiHost) ? [new URL(apiHost).origin] : [];

/** Pages that redirect visitors, or depend on the backend's capabilities or the fragment of the address. */
const shellPages = new Set<string>([
  patterns.account,
  patterns.forgotPassword,
  patterns.resetPassword,
  patterns.confirmEmail,
  patterns.unsubscribe,
]);

const pageRoutes = routes.flatMap(({ children = [] }) => children);

/** Vite's `index.html`, before the home page replaces it. */
const TEMPLATE = '.server/template.html';

/** The app shell: prerendered for paths with parameters, for {@link shellPages} and for unknown paths. */
const shell: RouteObject[] = [{ path: '*', Component: RootLoading }];

async function render(routeTable: RouteObject[], path: string) {
  const handler = createStaticHandler(routeTable);
  const context = await handler.query(new Request(new URL(path, 'http://portal.invalid')));
  if (context instanceof Response) throw new Error(`${path} is a redirect`);
  // Loaders do not wait for the reads that they start.
  // oxlint-disable-next-line no-await-in-loop
  while (queryClient.isFetching() > 0) await setImmediate();
  const data = dataElement();
  const router = createStaticRouter(handler.dataRoutes, context);
  // Must match the tree that main.tsx hydrates.
  const { html, style } = renderPage(
    <StrictMode>
      <GlobalStyle />
      <PortalProviders>
        <StaticRouterProvider context={context} router={router} hydrate={false} />
      </PortalProviders>
    </StrictMode>,
  );
  // React renders title and meta elements before the page.
  const start = html.indexOf('<div');
  return { head: html.slice(0, start), body: html.slice(start), style, data };
}

function hashesOf(html: string, element: 'style' | 'script'): string[] {
  const found = html.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'gs'));
  const texts = Array.from(found, ([, text = '']) => text).filter((text) => text !== '');
  return texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

/** The head of a page without a title of its own. */
function standardHead(): string {
  const { description } = pageTexts().titles.home;
  return `<title>MedPortal</title><meta name="description" content="${description}">`;
}

const escaped = (attribute: string) =>
  attribute.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A page, and what its Content-Security-Policy must allow. */
interface PageHtml {
  html: string;
  styles: string[];
  scripts: string[];
  connect: string[];
  start: StartScript | undefined;
}

/**
 * Opens a build to render its pages.
 * @returns a function that renders a route in the language that is set: the page at `path`, or the shell without one;
 * undefined when one of its reads has not been answered.
 */
async function openBuild(folder: string) {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const template = await read(TEMPLATE);
  const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'));
  const { css: [fontSheet = ''] = [], assets = [] } = manifest['index.html'] ?? {};
  const fontFaces = await read(fontSheet);
  const font = assets.find((file) => file.includes('-latin-wght-'));

  const scriptsOf = (module: string): string[] => {
    const { file, imports = [] } = manifest[module] ?? {};
    // The template names the entry and what it imports.
    if (file === undefined || template.includes(file)) return [];
    return [file, ...imports.flatMap(scriptsOf)];
  };

  const arabic = 'src/core/i18n/messages/arabic';
  const arabicOf = (id: string) =>
    [
      `${arabic}.ts`,
      ...(partsOf[id] ?? []).flatMap((part) => [
        `${arabic}/${part}.ts`,
        `../../packages/ui/src/messages/ar/${part}.ts`,
      ]),
    ].flatMap(scriptsOf);

  function startScript(
    pattern: string,
    lang: Language,
    scripts: ReadonlySet<string>,
  ): StartScript | undefined {
    // Another backend may not allow these calls.
    const starts = apiHost === '' ? userStarts.get(pattern) : undefined;
    if (!starts) return undefined;
    const missing = (module: string) =>
      [
        ...scriptsOf(`src/${module}`),
        ...(lang === 'en' ? [] : arabicOf(basename(module, '.tsx'))),
      ].filter((script) => !scripts.has(script));
    const built = starts.map(({ modules = [], ...start }) => ({
      ...start,
      modules: [...new Set(modules.flatMap(missing))].map((script) => `/${script}`),
    }));
    const values = [STORAGE_KEY, pattern, built].map((value) => JSON.stringify(value));
    const text = `(${startPage.toString()})(${values.join()})`;
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    return { file: `assets/start-${hash}.js`, text };
  }

  return async (
    { id = 'unknown', ...route }: RouteObject,
    path?: string,
  ): Promise<PageHtml | undefined> => {
    const { language: lang, locale } = language.get();
    const page = await (path === undefined ? render(shell, '/') : render(routes, path));
    if (page.data === undefined) return undefined;
    const { head, body, style, data } = page;
    const module = Object.keys(manifest).find((file) => file.endsWith(`/${id}.tsx`));
    const scripts = new Set([
      ...(module === undefined ? [] : scriptsOf(module)),
      ...(lang === 'en' ? [] : arabicOf(id)),
    ]);
    // A logged-in user sees another page there, so that nothing of this one is kept.
    const isForVisitors = path !== undefined && visitorPages.has(route.path ?? null);
    const reader = isForVisitors ? ' data-reader="visitor"' : '';
    const start = startScript(route.path ?? '', lang, scripts);
    const { text, link: again } = lateTexts[lang];
    const late = path === undefined ? `<p class="late">${text} <a href="">${again}</a></p>` : '';
    const links = [
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
      `<script>${sessionScript(start)}</script>`,
      `<style>${fontFaces}${hideAccount}${isForVisitors ? hideMain : ''}${late && lateStyle}</style>${style}`,
      ...Array.from(
        scripts,
        (script) => `<link rel="modulepreload" crossorigin href="/${script}">`,
      ),
    ];
    const html = template
      .replace('<html lang="en" dir="ltr">', `<html lang="${lang}" dir="${direction(lang)}">`)
      .replace(/<title>.*<meta\s+name="description"[^>]*>/s, () => head || standardHead())
      .replace(/(?<=<noscript>).*(?=<\/noscript>)/, () => pageTexts().noScript)
      // Its rules are in the page. Without a link, each lazy part would load the file and wait for it.
      .replace(
        /<link rel="stylesheet"[^>]*(?=>)/,
        (link) => `${links.join('\n    ')}\n    ${link} disabled`,
      )
      // Scripts must not compete with the font and styles for the first paint.
      .replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
      .replace(
        '<div id="root">',
        () =>
          (path === undefined
            ? `<div id="root">${late}`
            : `<div id="root" data-path="${escaped(path)}" data-locale="${locale}"${reader}>`) +
          body,
      );
    return {
      // Not in the body, which holds what a reader sees.
      html: html.replace('</head>', (end) => data + end),
      styles: hashesOf(html, 'style'),
      scripts: hashesOf(html, 'script'),
      connect,
      start,
    };
  };
}

/** Writes the HTML of every page in every language into `folder`, and `pages.json` with the routes and CSP sources for the server. */
export async function prerender(folder: string): Promise<void> {
  await copyFile(join(folder, 'index.html'), join(folder, TEMPLATE));
  const renderRoute = await openBuild(folder);

  async function writePage(lang: Language, route: RouteObject) {
    const pattern = route.path ?? null;
    const isStatic = pattern !== null && !pattern.includes(':') && !shellPages.has(pattern);
    const page = await renderRoute(route, isStatic ? pattern : undefined);
    const extension = lang === 'en' ? 'html' : `${lang}.html`;
    const file =
      pattern === patterns.home && lang === 'en'
        ? 'index.html'
        : `pages/${route.id ?? 'unknown'}.${extension}`;
    if (!page) throw new Error(`${pattern} has data`);
    const { html, start, ...allowed } = page;
    await writeFile(join(folder, file), html);
    if (start) await writeFile(join(folder, start.file), start.text);
    // Another backend would have to render its own pages.
    const read = apiHost === '' ? firstReads.get(pattern) : undefined;
    return { pattern, language: lang, file, ...allowed, read };
  }

  await mkdir(join(folder, 'pages'), { recursive: true });
  const pages = [...pageRoutes, {}];
  const written = [];
  // One after the other, because all pages of a process have the same language.
  for (const lang of languages) {
    // oxlint-disable no-await-in-loop
    await language.change(lang);
    written.push(...(await Promise.all(pages.map((page) => writePage(lang, page)))));
    // oxlint-enable no-await-in-loop
  }
  await writeFile(join(folder, 'pages.json'), JSON.stringify(written));
  // Pending timers would keep the process alive.
  queryClient.clear();
}

/** A page to render with data. */
export interface PageWithData {
  /** The pattern of its path. */
  pattern: string;
  /** The path as requested, without a query string. */
  path: string;
  language: Language;
  /** The path and query string of its first read. */
  url: string;
  /** The answer to that read. */
  answer: string;
}

/**
 * Opens a build for the server.
 * @returns a function that renders a page with its data; undefined when the page reads something else first.
 */
export async function openRenderer(folder: string) {
  const renderRoute = await openBuild(folder);

  async function renderWithData({ pattern, path, language: lang, url, answer }: PageWithData) {
    const route = pageRoutes.find((one) => one.path === pattern);
    if (!route) return undefined;
    try {
      await language.change(lang);
      responses.set(url, answer);
      return await renderRoute(route, path);
    } finally {
      responses.clear();
      queryClient.clear();
    }
  }

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, because all pages of a process have the same language and cache. */
  return (page: PageWithData): Promise<PageHtml | undefined> => {
    const rendered = last.then(() => renderWithData(page));
    last = rendered.catch(() => {});
    return rendered;
  };
}
