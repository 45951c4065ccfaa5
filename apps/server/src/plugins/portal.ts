import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { sendProblem } from './errors.ts';
import { PAGES, readPages } from './pages.ts';
import { createPageRenderer } from './server-rendering.ts';

/** The route for paths that cannot be decoded. */
export const MALFORMED = '/malformed-address';

/**
 * Serves the built portal. A path without a route gets the portal's page, or a Problem when no page is
 * requested.
 * @param folder the build folder, which may be missing
 * @param pageDataMs how many milliseconds a page may wait for its data; 0 sends all pages without data
 */
export async function registerPortal(app: FastifyInstance, folder: string, pageDataMs: number) {
  const pageAt = existsSync(join(folder, 'index.html'))
    ? readPages(folder, await createPageRenderer(app, folder, pageDataMs))
    : undefined;
  if (pageAt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      // apps/portal/compress.ts writes the .br and .gz files.
      preCompressed: true,
      // Pages are served under the paths of their routes.
      globIgnore: ['**/*.{br,gz}', 'index.html', 'pages/**', PAGES],
      index: false,
      // Otherwise the plugin overrides setHeaders.
      cacheControl: false,
      // Files that are no pages keep the policy of data, which is short: a first visit loads a dozen.
      setHeaders: (response, path) => {
        response.setHeader('cache-control', cachingOf(path));
      },
    });
  }

  app.all(MALFORMED, (request, reply) => {
    const path = pathOf(request.originalUrl);
    const page = isPageRequest(request, path) ? pageAt?.(MALFORMED) : undefined;
    return page?.(request, reply, 400) ?? sendProblem(reply, new Problem(400));
  });

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    if (!isPageRequest(request, path)) return sendProblem(reply, new Problem(404));
    return pageAt?.(path)?.(request, reply) ?? sendProblem(reply, notBuilt());
  });
}

// File names of assets contain a hash of their content.
const cachingOf = (path: string) =>
  /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

const isPageRequest = ({ method, headers }: FastifyRequest, path: string) =>
  (method === 'GET' || method === 'HEAD') &&
  !path.startsWith('/assets/') &&
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

const notBuilt = () =>
  new Problem(404, {
    title: 'The portal is not built',
    message: 'This server answers the API only. Run npm run build and start it again.',
  });
