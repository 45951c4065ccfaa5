import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, isKnown } from './etag.ts';
import { type Allowed, fileHeaders, nothingAllowed } from './headers.ts';

/** A prerendered page; see apps/portal/prerender.tsx. */
interface Page extends Allowed {
  /** The pattern of its addresses; null for that of all others, which says that there is none. */
  pattern: string | null;
  /** Its file, from the folder of the build. */
  file: string;
}

/** Answers with a page, and 200 or, where there is none, 404 unless told otherwise. */
type SendPage = (request: FastifyRequest, reply: FastifyReply, status?: number) => FastifyReply;

/** The list of the pages of a build. */
export const PAGES = 'pages.json';

/** What the build puts beside each file, from the smallest; see apps/portal/compress.ts. */
const ENDINGS = { br: '.br', gzip: '.gz' };

/**
 * Reads the pages of a build. They are some 50 KB each in all encodings together, and asked for first
 * of all: reading them anew each time takes nine times as long as all else about their answer.
 * @returns what finds the one at a path
 */
export function readPages(folder: string): (path: string) => SendPage | undefined {
  const pages = listPages(folder).map((page) => ({
    match: page.pattern === null ? undefined : matcher(page.pattern),
    send: keep(folder, page),
  }));
  const other = pages.find(({ match }) => match === undefined)?.send;
  return (path) => pages.find(({ match }) => match?.test(path))?.send ?? other;
}

/** The pages of a build. One that lists none has its first page for all addresses. */
function listPages(folder: string): Page[] {
  const path = join(folder, PAGES);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  return [{ pattern: '*', file: 'index.html', ...nothingAllowed }];
}

/** Patterns match as in the portal's router: without regard to case, with a slash at the end or not. */
function matcher(pattern: string): RegExp {
  const path = pattern.replaceAll(/:[^/]+/g, '[^/]+').replace('*', '.*');
  return new RegExp(`^${path}/?$`, 'i');
}

/** Keeps a page in memory, in each encoding that the build has made of it. */
function keep(folder: string, page: Page): SendPage {
  const path = join(folder, page.file);
  const bodyOf = (ending: string, encoding?: string) => {
    const bytes = readFileSync(`${path}${ending}`);
    const tag = `"${hashOf(bytes)}"`;
    const headers = {
      ...fileHeaders('no-cache', page),
      'content-type': 'text/html; charset=utf-8',
      etag: tag,
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    };
    return { bytes, tag, headers };
  };
  const plain = bodyOf('');
  const encoded = new Map(
    Object.entries(ENDINGS)
      .filter(([, ending]) => existsSync(`${path}${ending}`))
      .map(([encoding, ending]) => [encoding, bodyOf(ending, encoding)]),
  );
  const negotiator = new Negotiator({ supportedValues: [...encoded.keys()] });
  return (request, reply, status = page.pattern === null ? 404 : 200) => {
    const accepted = request.headers['accept-encoding']?.toLowerCase() ?? '';
    const { bytes, tag, headers } =
      encoded.get(negotiator.negotiate(accepted) ?? 'identity') ?? plain;
    reply.headers(headers);
    if (status !== 200) return reply.code(status).send(bytes);
    return isKnown(request, tag) ? reply.code(304).send() : reply.send(bytes);
  };
}
