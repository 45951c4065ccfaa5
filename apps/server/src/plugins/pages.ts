import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, isKnown } from './etag.ts';
import { type Allowed, nothingAllowed, pageHeaders } from './headers.ts';
import type { DataPage, RenderPage } from './server-rendering.ts';

/** A prerendered page; see apps/portal/prerender.tsx. */
interface Page extends Allowed, DataPage {
  file: string;
}

/** Sends a page, by default with 200, or 404 for the page of unknown paths. */
type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status?: number,
) => Promise<FastifyReply>;

export const PAGES = 'pages.json';

/** Extensions of compressed files, smallest first; see apps/portal/compress.ts. */
const EXTENSIONS = { br: '.br', gzip: '.gz' };
const IDENTITY = 'identity';

/**
 * Reads the pages of a build into memory.
 * @param render renders a page with its data; when absent, all are sent without
 * @returns a function that finds the page of a path
 */
export function readPages(
  folder: string,
  render?: RenderPage,
): (path: string) => SendPage | undefined {
  const pages = Array.from(groupByPattern(listPages(folder)), ([pattern, variants]) => ({
    match: pattern === null ? undefined : matcher(pattern),
    send: cachePage(folder, variants, render),
  }));
  const unknown = pages.find(({ match }) => match === undefined)?.send;
  return (path) => pages.find(({ match }) => match?.test(path))?.send ?? unknown;
}

/** The pages of a build. A build without a list serves index.html for all paths. */
function listPages(folder: string): Page[] {
  const path = join(folder, PAGES);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  return [{ pattern: '*', language: 'en', file: 'index.html', ...nothingAllowed }];
}

/** Matches like the portal's router: ignores case and a trailing slash. */
function matcher(pattern: string): RegExp {
  const path = pattern.replaceAll(/:[^/]+/g, '[^/]+').replace('*', '.*');
  return new RegExp(`^${path}/?$`, 'i');
}

const groupByPattern = (pages: readonly Page[]) => Map.groupBy(pages, ({ pattern }) => pattern);

/** The variants of a page in all languages, the default one first. */
function cachePage(folder: string, variants: readonly Page[], render?: RenderPage): SendPage {
  const cached = new Map(
    variants.map((page) => [page.language, cacheVariant(folder, page, render)] as const),
  );
  const languages = [...cached.keys()];
  const negotiator = new Negotiator({ supportedValues: languages });
  return async (request, reply, status) => {
    const language =
      chosenLanguage(request, languages) ??
      negotiator.negotiate(withoutRegions(request.headers['accept-language'] ?? ''));
    const vary = [reply.getHeader('vary'), 'Accept-Language, Cookie'];
    reply.header('vary', vary.join(', '));
    const send = cached.get(language ?? '') ?? cached.values().next().value;
    return send?.(request, reply, status) ?? reply;
  };
}

// The portal reads and writes the same parameter and cookie; see apps/portal/src/core/i18n/language.ts.
const inAddress = /[?&]lang=(\w+)/;
const inCookie = /(?:^|; )lang=(\w+)/;

/** The language that the address asks for, or that was chosen on this device. */
function chosenLanguage({ url, headers }: FastifyRequest, languages: readonly string[]) {
  const asked = [inAddress.exec(url)?.[1], inCookie.exec(headers.cookie ?? '')?.[1]];
  return asked
    .map((language) => language?.toLowerCase())
    .find((language) => language !== undefined && languages.includes(language));
}

/** A page in Arabic suits readers of `ar-EG`, too. */
const withoutRegions = (accepted: string) => accepted.toLowerCase().replaceAll(/-[a-z0-9-]+/g, '');

function cacheVariant(folder: string, page: Page, render?: RenderPage): SendPage {
  const path = join(folder, page.file);
  const bodyOf = (
    bytes: Buffer,
    encoding: string,
    caching = 'no-cache',
    allowed: Allowed = page,
  ) => {
    const tag = `"${hashOf(bytes)}"`;
    const headers = {
      ...pageHeaders(caching, allowed),
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.language,
      etag: tag,
      ...(encoding !== IDENTITY && { 'content-encoding': encoding }),
    };
    return { bytes, tag, headers };
  };
  const plain = bodyOf(readFileSync(path), IDENTITY);
  const encoded = new Map(
    Object.entries(EXTENSIONS)
      .filter(([, extension]) => existsSync(`${path}${extension}`))
      .map(([encoding, extension]) => [
        encoding,
        bodyOf(readFileSync(`${path}${extension}`), encoding),
      ]),
  );
  const negotiator = new Negotiator({ supportedValues: [...encoded.keys()] });
  return async (request, reply, status = page.pattern === null ? 404 : 200) => {
    const accepted = request.headers['accept-encoding']?.toLowerCase() ?? '';
    const encoding = negotiator.negotiate(accepted) ?? IDENTITY;
    const rendered = status === 200 ? await render?.(request, page, encoding) : undefined;
    const { bytes, tag, headers } = rendered
      ? bodyOf(rendered.bytes, encoding, 'private, no-cache', rendered.allowed)
      : (encoded.get(encoding) ?? plain);
    reply.headers(headers);
    if (status !== 200) return reply.code(status).send(bytes);
    return isKnown(request, tag) ? reply.code(304).send() : reply.send(bytes);
  };
}
