// Renders public pages with their data; see docs/decisions/053-server-rendering.md.
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Allowed } from './headers.ts';

/** A page that may show the HTTP response to a public call. */
export interface DataPage {
  /** The pattern of its path; null for the page of unknown paths. */
  pattern: string | null;
  /** The language of its texts, as a BCP 47 tag without a region. */
  language: string;
  /** The path and query string of the call, with parameters of the pattern in braces; absent if there is none. */
  read?: string;
}

/** A page with its data, in an encoding. */
interface RenderedPage {
  bytes: Buffer;
  allowed: Allowed;
}

/** Renders a page in an encoding: `br`, `gzip` or any other for none. Resolves to undefined if it must be sent without data. */
export type RenderPage = (
  request: FastifyRequest,
  page: DataPage,
  encoding: string,
) => Promise<RenderedPage | undefined>;

interface PageWithData {
  pattern: string;
  path: string;
  language: string;
  url: string;
  answer: string;
}

/** See apps/portal/prerender.tsx. */
type Renderer = (page: PageWithData) => Promise<(Allowed & { html: string }) | undefined>;

/** About 10 kB each. */
const MAX_REMEMBERED = 100;

/** Characters of an HTTP response, about a hundred doctors: rendering more would keep other calls waiting. */
const MAX_RESPONSE = 16_000;

/** Beyond it, pages are sent without data until the renderer catches up. */
const MAX_PENDING = 8;

const BROTLI = {
  // A tenth larger than with the best quality, but eighty times as fast.
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
};

/**
 * Creates the function that renders pages with their data. The call for the data runs in the process, with all its checks and
 * without a token, and counts towards the rate limit of the visitor's address.
 * @param folder the portal's build
 * @param timeoutMs how long a page may wait for its data; 0 disables rendering
 * @returns undefined if rendering is disabled, or if the build has no renderer
 */
export async function createPageRenderer(
  app: FastifyInstance,
  folder: string,
  timeoutMs: number,
): Promise<RenderPage | undefined> {
  const render = timeoutMs > 0 ? await openBuild(app, folder) : undefined;
  if (!render) return undefined;
  const remembered = new Map<string, { answer: string; page: Promise<RenderedPage | undefined> }>();
  let pending = 0;

  const renderEncoded = async (
    page: PageWithData,
    encoding: string,
  ): Promise<RenderedPage | undefined> => {
    pending += 1;
    try {
      const rendered = await render(page);
      if (!rendered) return undefined;
      const { html, ...allowed } = rendered;
      return { bytes: await compress(html, encoding), allowed };
    } catch (err) {
      app.log.error({ err }, 'page not rendered');
      return undefined;
    } finally {
      pending -= 1;
    }
  };

  return async (request, { pattern, language, read }, encoding) => {
    const url = callOf(request.url, pattern, read);
    if (pattern === null || url === undefined) return undefined;
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await responseTo(app, request, url, signal);
    if (answer === undefined || answer.length > MAX_RESPONSE) return undefined;
    const key = [language, encoding, request.url].join(' ');
    const known = remembered.get(key);
    const isCurrent = known?.answer === answer;
    if (!isCurrent && pending >= MAX_PENDING) return undefined;
    const page = isCurrent
      ? known.page
      : renderEncoded({ pattern, path: request.url, language, url, answer }, encoding);
    // The one that was used last comes last.
    remembered.delete(key);
    remembered.set(key, { answer, page });
    const [oldest = ''] = remembered.keys();
    if (remembered.size > MAX_REMEMBERED) remembered.delete(oldest);
    return Promise.race([page, once(signal, 'abort').then(() => undefined)]);
  };
}

async function openBuild(app: FastifyInstance, folder: string): Promise<Renderer | undefined> {
  try {
    const path = join(folder, '.server/prerender.js');
    const module: { openRenderer: (folder: string) => Promise<Renderer> } = await import(
      pathToFileURL(path).href
    );
    return await module.openRenderer(folder);
  } catch (err) {
    app.log.warn({ err }, 'renderer not available');
    return undefined;
  }
}

/**
 * The address of a page's call, encoded as the portal encodes it. Undefined for a page with a query string, which may select
 * other data, and for a parameter that the portal decodes in its own way or that is a dot segment.
 */
function callOf(path: string, pattern: string | null, read?: string): string | undefined {
  if (read === undefined || path.includes('?')) return undefined;
  const segments = path.split('/').map(decodeURIComponent);
  const values = new Map(pattern?.split('/').map((part, index) => [part, segments[index] ?? '']));
  if ([...values.values()].some((value) => /%|^\.{1,2}$/.test(value))) return undefined;
  return read.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(values.get(`:${name}`) ?? ''),
  );
}

/** Makes a call for a visitor. Undefined for any status but 200, and after the timeout. */
async function responseTo(
  app: FastifyInstance,
  { id, headers, socket }: FastifyRequest,
  url: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { traceparent, 'x-forwarded-for': forwardedFor } = headers;
  try {
    const { statusCode, payload } = await app.inject({
      url,
      remoteAddress: socket.remoteAddress ?? '',
      headers: {
        'x-request-id': id,
        ...(traceparent !== undefined && { traceparent }),
        ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
      },
      signal,
    });
    return statusCode === 200 ? payload : undefined;
  } catch {
    // Too slow, or the server is closing. The call has logged why.
    return undefined;
  }
}

async function compress(html: string, encoding: string): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(html, BROTLI);
  return encoding === 'gzip' ? promisify(gzip)(html) : Buffer.from(html);
}
