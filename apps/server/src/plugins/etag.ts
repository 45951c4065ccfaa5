import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

export const isKnown = ({ headers }: FastifyRequest, tag: string) =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')));

/** An `onSend` hook for public HTTP responses: adds an ETag, and sends 304 when the client has the content. */
export function respondIfChanged(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
) {
  if (reply.statusCode !== 200 || typeof payload !== 'string') {
    done(null, payload);
    return;
  }
  const tag = `"${hashOf(payload)}"`;
  reply.headers({ 'cache-control': 'no-cache', etag: tag });
  if (!isKnown(request, tag)) {
    done(null, payload);
    return;
  }
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  done(null, null);
}
