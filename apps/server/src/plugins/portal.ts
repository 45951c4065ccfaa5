import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Contract } from '../contract.ts';
import { Problem, sendProblem } from './errors.ts';
import { fileHeaders, type Inline } from './headers.ts';

/** A page that the build has drawn; see apps/portal/prerender.ts. */
interface Page extends Inline {
  /** The pattern of its addresses; null for that of all others. */
  pattern: string | null;
  /** Its file, from the folder of the build. */
  file: string;
}

const PAGES = 'pages.json';

/** The pages of a build. One that draws none has its first page for all addresses. */
function readPages(folder: string): Page[] {
  const path = join(folder, PAGES);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  return [{ pattern: null, file: 'index.html', styles: [], scripts: [] }];
}

/** Patterns match as in the portal's router: without regard to case, with a slash at the end or not. */
function matcher(pattern: string): RegExp {
  const segments = pattern.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${segments.join('/')}/?$`, 'i');
}

/** Finds the file of the page at a path. */
function pageFinder(pages: readonly Page[]): (path: string) => string {
  const known = pages.flatMap(({ pattern, file }) =>
    pattern === null ? [] : [{ match: matcher(pattern), file }],
  );
  const other = pages.find(({ pattern }) => pattern === null)?.file ?? 'index.html';
  return (path) => known.find(({ match }) => match.test(path))?.file ?? other;
}

/**
 * Serves the built portal, and decides about every address that nothing else answers: the page of
 * its route for those of the portal, a Problem for the rest.
 * @param folder Where the build is.
 */
export async function registerPortal(app: FastifyInstance, folder: string, contract: Contract) {
  const isBuilt = existsSync(join(folder, 'index.html'));
  const pages = readPages(folder);
  const fileOf = pageFinder(pages);
  const headers = new Map(
    pages.map((page) => [join(folder, page.file), fileHeaders('no-cache', page)]),
  );
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      // The build puts a .br and a .gz beside each file that gains by it; see apps/portal/compress.ts.
      preCompressed: true,
      // Pages have the addresses of their routes.
      globIgnore: ['**/*.{br,gz}', 'pages/**', PAGES],
      // Otherwise the plugin replaces what setHeaders says.
      cacheControl: false,
      setHeaders: (response, path) => {
        const own = headers.get(path.replace(/\.(br|gz)$/, '')) ?? fileHeaders(cachingOf(path));
        for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
      },
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (isData(path)) return sendProblem(reply, dataProblem(contract, request.method, path));
    if (!isPageRequest(request, path)) return sendProblem(reply, new Problem(404));
    return isBuilt ? reply.sendFile(fileOf(path)) : sendProblem(reply, notBuilt());
  });
}

// The build puts a hash of their content into the names of assets; everything else may change.
const cachingOf = (path: string) =>
  /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

const isData = (path: string) => path === '/api' || path.startsWith('/api/');

const isPageRequest = ({ method, headers }: FastifyRequest, path: string) =>
  (method === 'GET' || method === 'HEAD') &&
  !path.startsWith('/assets/') &&
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

function dataProblem(contract: Contract, method: string, path: string): Problem {
  const methods = contract.methodsOf(path);
  const isWrongMethod = methods.length > 0 && !methods.includes(method);
  return isWrongMethod
    ? new Problem(405, { headers: { allow: methods.join(', ') } })
    : new Problem(404);
}

const notBuilt = () =>
  new Problem(404, {
    title: 'The portal is not built',
    message: 'This server answers the API only. Run npm run build and start it again.',
  });
