import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What identifies a content among all that an address has had. */
export const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** Whether the caller says that it has the content with that tag. */
export const isKnown = ({ headers }: FastifyRequest, tag: string) =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')));

/**
 * As `onSend` of a route whose answer is the same for everybody: it may be kept and asked about, and
 * is sent again only when it has changed.
 */
export function answerIfChanged(
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
