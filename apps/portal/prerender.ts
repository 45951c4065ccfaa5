// Writes an HTML file for each route of the portal when Vite builds it: drawn, with its styles, and with all that the
// page needs named at its head, so that nothing waits for a script to be found. See docs/decisions/018-drawn-pages.md.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { DrawnPage } from './src/prerender.tsx';

/** What the server has to know of a page; the build writes it into `pages.json`. */
export interface PageEntry {
  /** The pattern of its addresses; null for that of all others, which says that there is none. */
  pattern: string | null;
  /** Its file, from the folder of the build. */
  file: string;
  /** What the policy of the page has to allow: `sha256-…` of each style and script that stands in it. */
  styles: string[];
  scripts: string[];
}

// A page is drawn for a visitor. What is different for this reader waits for the scripts, and keeps its room; a shell,
// which is the same for everybody, is seen. See src/early.ts.
const hidingParts = '[data-reader=user] [data-account=visitor]{visibility:hidden}';
const hidingElsewhere = '[data-reader=elsewhere] main{visibility:hidden}';
const hidingFromUsers = '[data-reader=user] main{visibility:hidden}';

/** The pages that send users elsewhere, or say something else to them. */
const forVisitors = new Set<unknown>([
  'features',
  'login',
  'register',
  'patient-register',
  'doctor-register',
]);

const OWN_ORIGIN = 'http://portal.invalid';

/**
 * The packages that every page needs, each in a file of its own. A phone runs it in a task of its own and answers a touch
 * before the next; and it stays in the browser's cache when the portal changes.
 */
export const libraries: readonly string[] = ['react-dom', 'react-router'];

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Puts `text` where `place` is, which must be there. */
function put(html: string, place: string | RegExp, text: string): string {
  const result = html.replace(place, () => text);
  if (result === html) throw new Error(`The page has no ${String(place)}`);
  return result;
}

/** The scripts that a page needs before it can start. */
interface PageScripts {
  /** Those that are run: the libraries, the portal and the page, each in a task of its own. */
  run: string[];
  /** These, and what they import. */
  all: string[];
}

function scriptsOf(bundle: Rolldown.OutputBundle, { id }: DrawnPage): PageScripts {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const find = (what: string, isMeant: (chunk: Rolldown.OutputChunk) => boolean) => {
    const chunk = chunks.find(isMeant);
    if (!chunk) throw new Error(`There is no script of ${what}`);
    return chunk;
  };
  const run = [
    ...libraries.map((library) => find(library, ({ name }) => name === library)),
    find('the portal', ({ isEntry }) => isEntry),
  ];
  if (id !== undefined) {
    const module = `/src/routes/${id}.tsx`;
    run.push(find(`the route ${id}`, (chunk) => !!chunk.facadeModuleId?.endsWith(module)));
  }
  const needed = new Set(run);
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  const addresses = (list: Iterable<Rolldown.OutputChunk>) =>
    Array.from(list, ({ fileName }) => `/${fileName}`);
  return { run: addresses(run), all: addresses(needed) };
}

/** Compiles what draws the pages for this process, and calls it. */
async function draw({
  root,
  oxc,
  build: { rolldownOptions },
}: ResolvedConfig): Promise<DrawnPage[]> {
  const folder = await mkdtemp(join(tmpdir(), 'medportal-pages-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      oxc,
      // Without a browser there is no origin that an address could belong to.
      define: process.env['VITE_API_HOST']
        ? {}
        : { 'import.meta.env.VITE_API_HOST': JSON.stringify(OWN_ORIGIN) },
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender.tsx',
        outDir: folder,
        emptyOutDir: false,
        minify: true,
        copyPublicDir: false,
        rolldownOptions: { checks: rolldownOptions.checks },
      },
    });
    const { drawPages }: { drawPages: (ownOrigin: string) => Promise<DrawnPage[]> } = await import(
      pathToFileURL(join(folder, 'prerender.js')).href
    );
    return await drawPages(OWN_ORIGIN);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What Vite has made of the portal. */
interface Build {
  bundle: Rolldown.OutputBundle;
  /** Its index.html. */
  template: string;
}

/** The typeface's rules, which stand in a file of their own. */
function facesOf({ bundle, template }: Build): { file: string; css: string } {
  const file = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(template)?.[1] ?? '';
  const sheet = bundle[file];
  if (sheet?.type !== 'asset') throw new Error('There is no style sheet of the typeface');
  return { file, css: String(sheet.source).trim() };
}

/**
 * What asks for the scripts of a page: all of them together, when the page has been seen. Before that the line is the
 * page's own, and no browser may take it into its head to run them first. A window in the background draws nothing.
 */
const scriptLoader = ({ run, all }: PageScripts) => `{
const load = () => {
  for (const href of ${JSON.stringify(all)}) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
  for (const file of ${JSON.stringify(run)}) import(file);
};
if (document.hidden) load();
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load)));
}`;

function assemble(built: Build, page: DrawnPage): string {
  const faces = facesOf(built).css;
  const font = /\/assets\/[\w-]+-latin-wght-[\w-]+\.woff2/.exec(faces)?.[0] ?? '';
  // React puts the title, and whatever else belongs into the head, before the page.
  const [own = '', title = '', description] =
    /^(<title>[^<]*<\/title>)(<meta name="description"[^>]*>)?/.exec(page.html) ?? [];
  const body = page.html.slice(own.length);
  if (/<[^>]+ style="/.test(body)) throw new Error(`${page.id} has a style that no policy allows`);
  const hides = [
    hidingParts,
    page.isShell ? '' : hidingElsewhere,
    forVisitors.has(page.id) ? hidingFromUsers : '',
  ];
  const main = /\s*<script type="module"[^>]*><\/script>/.exec(built.template);
  const head = [
    title,
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
    `<script>${page.script}</script>`,
    `<style>${faces}${hides.join('')}</style>`,
    page.style,
  ];
  const path = page.isShell ? '' : ` data-path="${page.pattern}"`;
  const reader = forVisitors.has(page.id) ? ' data-reader="visitor"' : '';
  const bare = put(built.template, main?.[0] ?? '', '').replaceAll(
    /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g,
    '',
  );
  const described = description ? put(bare, /<meta\s+name="description"[^>]*>/, description) : bare;
  const filled = put(described, '<title>MedPortal</title>', head.join('\n    '));
  const script = `<script>${scriptLoader(scriptsOf(built.bundle, page))}</script>`;
  return put(
    filled,
    '<div id="root"></div>',
    `<div id="root"${path}${reader}>${body}</div>\n    ${script}`,
  );
}

/** The hashes of the elements of a kind that hold their text themselves. */
function hashesOf(html: string, element: 'style' | 'script'): string[] {
  const texts = html.matchAll(
    new RegExp(`<${element}(?![^>]* src=)[^>]*>(.*?)</${element}>`, 'gs'),
  );
  return [...texts].map(([, text = '']) => hashOf(text));
}

/** Draws the pages of the portal when Vite has built it. */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    // Before the files are compressed.
    writeBundle: async (_, bundle) => {
      const folder = resolve(config.root, config.build.outDir);
      const template = await readFile(join(folder, 'index.html'), 'utf8');
      const pages = await draw(config);
      await mkdir(join(folder, 'pages'), { recursive: true });
      const entries = pages.map(async (page): Promise<PageEntry> => {
        const html = assemble({ bundle, template }, page);
        const { id = 'unknown', pattern = null } = page;
        const file = pattern === '/' ? 'index.html' : `pages/${id}.html`;
        await writeFile(join(folder, file), html);
        const [styles, scripts] = [hashesOf(html, 'style'), hashesOf(html, 'script')];
        return { pattern, file, styles, scripts };
      });
      await writeFile(join(folder, 'pages.json'), JSON.stringify(await Promise.all(entries)));
      // It stands in every page.
      await rm(join(folder, facesOf({ bundle, template }).file));
    },
  };
}
