// See docs/decisions/026-prerendering.md.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
import { PortalProviders } from './src/app/Portal.tsx';
import { queryClient } from './src/data/queryClient.ts';
import { apiHost } from './src/data/settings.ts';
import {
  direction,
  type Language,
  language,
  languages,
  pageTexts,
} from './src/language/language.ts';
import { partsOf } from './src/messages/arabic.ts';
import { patterns } from './src/paths.ts';
import { routes } from './src/router.tsx';
import { RootLoading } from './src/routes/root.tsx';
import { STORAGE_KEY } from './src/session/session.ts';

// Pages are prerendered for visitors. For a logged-in user the visitor parts stay hidden until `Portal` has hydrated.
const sessionScript = `try{if(localStorage.getItem('${STORAGE_KEY}'))document.documentElement.dataset.session='user'}catch{}`;
const hideAccount = '[data-session=user] [data-account=visitor]{visibility:hidden}';
const hideMain = '[data-session=user] main{visibility:hidden}';
const visitorPages = new Set<string | null>([
  patterns.home,
  patterns.login,
  patterns.register,
  patterns.features,
]);

const connect = URL.canParse(apiHost) ? [new URL(apiHost).origin] : [];

/** Pages that redirect visitors, or depend on the backend's capabilities or the fragment of the address. */
const shellPages = new Set<string>([
  patterns.account,
  patterns.forgotPassword,
  patterns.resetPassword,
  patterns.confirmEmail,
  patterns.unsubscribe,
]);

/** The app shell: prerendered for paths with parameters, for {@link shellPages} and for unknown paths. */
const shell: RouteObject[] = [{ path: '*', Component: RootLoading }];

async function render(routeTable: RouteObject[], path: string) {
  const handler = createStaticHandler(routeTable);
  const context = await handler.query(new Request(new URL(path, 'http://portal.invalid')));
  if (context instanceof Response) throw new Error(`${path} is a redirect`);
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
  return { head: html.slice(0, start), body: html.slice(start), style };
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

/** Writes the HTML of every page in every language into `folder`, and `pages.json` with the routes and CSP sources for the server. */
export async function prerender(folder: string): Promise<void> {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const template = await read('index.html');
  const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'));
  const { css: [fontSheet = ''] = [], assets = [] } = manifest['index.html'] ?? {};
  const fontFaces = await read(fontSheet);
  const font = assets.find((file) => file.includes('-latin-wght-'));

  const scriptsOf = (module: string): string[] => {
    const { file, imports = [] } = manifest[module] ?? {};
    return file === undefined ? [] : [file, ...imports.flatMap(scriptsOf)];
  };

  const arabicOf = (id: string) =>
    ['arabic', ...(partsOf[id] ?? []).map((part) => `arabic/${part}`)].flatMap((name) =>
      scriptsOf(`src/messages/${name}.ts`),
    );

  async function writePage(lang: Language, { id = 'unknown', path }: RouteObject) {
    const pattern = path ?? null;
    const isStatic = pattern !== null && !pattern.includes(':') && !shellPages.has(pattern);
    const { head, body, style } = await (isStatic ? render(routes, pattern) : render(shell, '/'));
    const scripts = new Set([
      ...scriptsOf(`src/routes/${id}.tsx`),
      ...(lang === 'en' ? [] : arabicOf(id)),
    ]);
    // A logged-in user sees another page there, so that nothing of this one is kept.
    const isForVisitors = visitorPages.has(pattern);
    const reader = isForVisitors ? ' data-reader="visitor"' : '';
    const links = [
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
      `<script>${sessionScript}</script>`,
      `<style>${fontFaces}${hideAccount}${isForVisitors ? hideMain : ''}</style>${style}`,
      ...[...scripts]
        .filter((script) => !template.includes(script))
        .map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`),
    ];
    const html = template
      .replace('<html lang="en" dir="ltr">', `<html lang="${lang}" dir="${direction(lang)}">`)
      .replace(/<title>.*<meta\s+name="description"[^>]*>/s, () => head || standardHead())
      .replace(/(?<=<noscript>).*(?=<\/noscript>)/, () => pageTexts().noScript)
      .replace(/<link rel="stylesheet"[^>]*>/, () => links.join('\n    '))
      // Scripts must not compete with the font and styles for the first paint.
      .replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
      .replace(
        '<div id="root">',
        () =>
          (isStatic
            ? `<div id="root" data-path="${pattern}" data-locale="${language.get().locale}"${reader}>`
            : '<div id="root">') + body,
      );
    const extension = lang === 'en' ? 'html' : `${lang}.html`;
    const file =
      pattern === patterns.home && lang === 'en' ? 'index.html' : `pages/${id}.${extension}`;
    await writeFile(join(folder, file), html);
    return {
      pattern,
      language: lang,
      file,
      styles: hashesOf(html, 'style'),
      scripts: hashesOf(html, 'script'),
      connect,
    };
  }

  await mkdir(join(folder, 'pages'), { recursive: true });
  const pages = [...routes.flatMap(({ children = [] }) => children), {}];
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
