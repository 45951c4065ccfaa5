import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadReference } from '../reference/load.ts';
import { Problem } from './errors.ts';
import { hashOf, isKnown } from './etag.ts';
import { contractHeaders, referenceHeaders } from './headers.ts';

export const REFERENCE_PATHS = { page: '/api/docs', contract: '/api/openapi.yaml' };

const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];

export function registerReference(app: FastifyInstance) {
  let files: Promise<Record<'page' | 'contract', ServedFile>> | undefined;

  async function load() {
    const { page, contract, policy } = loadReference();
    return {
      page: await prepare(page, {
        ...referenceHeaders(policy),
        'content-type': 'text/html; charset=utf-8',
      }),
      contract: await prepare(contract, {
        ...contractHeaders,
        'content-type': 'application/yaml; charset=utf-8',
      }),
    };
  }

  for (const name of ['page', 'contract'] as const) {
    const url = REFERENCE_PATHS[name];
    app.get(url, async (request, reply) => {
      files ??= load();
      return sendFile(request, reply, (await files)[name]);
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

type Encoding = 'br' | 'gzip' | 'identity';

interface ServedFile {
  headers: Record<string, string>;
  hash: string;
  encoded: Record<Encoding, Buffer>;
}

async function prepare(text: string, headers: Record<string, string>): Promise<ServedFile> {
  const content = Buffer.from(text);
  const [br, compressed] = await Promise.all([
    promisify(brotliCompress)(content),
    promisify(gzip)(content),
  ]);
  return {
    headers,
    hash: hashOf(content),
    encoded: { br, gzip: compressed, identity: content },
  };
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, hash, encoded }: ServedFile,
) {
  const encoding = encodingFor(request.headers['accept-encoding']);
  // A strong ETag identifies the encoded bytes.
  const tag = `"${hash}-${encoding}"`;
  reply.headers({ ...headers, etag: tag });
  if (isKnown(request, tag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(encoded[encoding]);
}

function encodingFor(accepted = ''): Encoding {
  const names = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
      .map((each) => each.split(';', 1)[0]?.trim()),
  );
  return (['br', 'gzip'] as const).find((name) => names.has(name)) ?? 'identity';
}
