import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contractFile } from '../contract.ts';
import { Problem } from '../problem.ts';
import { hashOf, isKnown } from './etag.ts';
import { referencePolicy } from './headers.ts';

/** The API reference, the files it loads, and the contract. */
export const REFERENCE_PATHS = {
  page: '/api/docs',
  style: '/api/docs/style.css',
  script: '/api/docs/redoc.js',
  contract: '/api/openapi.yaml',
};

const redoc = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');
const here = (name: string) => new URL(`../reference/${name}`, import.meta.url);

const SOURCES: Record<string, Source> = {
  [REFERENCE_PATHS.page]: { file: here('index.html'), type: 'text/html', policy: referencePolicy },
  [REFERENCE_PATHS.style]: { file: here('style.css'), type: 'text/css' },
  [REFERENCE_PATHS.script]: { file: redoc, type: 'text/javascript', edit: withoutRemoteLogo },
  [REFERENCE_PATHS.contract]: { file: contractFile, type: 'application/yaml' },
};

interface Source {
  file: URL | string;
  type: string;
  /** The file's Content-Security-Policy. Default: that of data. */
  policy?: string;
  /** Changes the file before it is served. */
  edit?: (text: string) => string;
}

/** Redoc has no option to leave out its logo, which comes from another host. It hides one that does not load. */
function withoutRemoteLogo(script: string): string {
  return script.replaceAll(/https:\/\/cdn\.redoc\.ly\/[\w/-]+\.svg/g, 'data:,');
}

const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Serves the API reference and the contract. Each file is read and compressed on its first request. */
export function registerReference(app: FastifyInstance) {
  for (const [url, source] of Object.entries(SOURCES)) {
    let loaded: Promise<ServedFile> | undefined;
    app.get(url, async (request, reply) => {
      loaded ??= load(source);
      return sendFile(request, reply, await loaded);
    });
    app.route({
      method: OTHER_METHODS,
      url,
      // A hook, so that no body is read.
      onRequest: async () => {
        throw new Problem(405, { headers: { allow: 'GET, HEAD' } });
      },
      handler: () => undefined,
    });
  }
  app.get(`${REFERENCE_PATHS.page}/`, (_request, reply) =>
    // The page's own links are relative.
    reply.redirect(REFERENCE_PATHS.page, 308),
  );
}

/** A file in memory, in every encoding. */
interface ServedFile {
  headers: Record<string, string>;
  hash: string;
  encoded: Record<string, Buffer>;
}

async function load({ file, type, policy, edit }: Source): Promise<ServedFile> {
  const source = await readFile(file);
  const content = edit ? Buffer.from(edit(source.toString())) : source;
  const [br, compressed] = await Promise.all([
    promisify(brotliCompress)(content, {
      // The default is the best and takes many seconds for Redoc.
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }),
    promisify(gzip)(content),
  ]);
  return {
    headers: {
      'cache-control': 'no-cache',
      'content-type': `${type}; charset=utf-8`,
      ...(policy !== undefined && { 'content-security-policy': policy }),
    },
    hash: hashOf(content),
    encoded: { br, gzip: compressed, identity: content },
  };
}

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip'] });

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, hash, encoded }: ServedFile,
) {
  const accepted = request.headers['accept-encoding']?.toLowerCase() ?? '';
  const encoding = negotiator.negotiate(accepted) ?? 'identity';
  // A strong ETag identifies the encoded bytes.
  const tag = `"${hash}-${encoding}"`;
  reply.headers({ ...headers, etag: tag });
  if (isKnown(request, tag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(encoded[encoding]);
}
