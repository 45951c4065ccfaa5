import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

// What every answer carries, whatever it is. One table, since answers are also given where no plugin
// gets to see them: to a request that cannot be read.
const protection = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  // Against other pages' images and scripts. Calls of the allowed origins are CORS, which this leaves
  // alone.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** What every answer that is data carries: never stored, never run, never framed. */
const data = {
  ...protection,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

// The hash is that of the empty text: styled-components begins with an empty <style> and fills it
// by script, which needs neither a nonce nor 'unsafe-inline'.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyle}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** What replaces the headers of data where a file of the portal is sent. */
export const fileHeaders = (caching: string) => ({
  'cache-control': caching,
  'content-security-policy': pagePolicy,
});

/**
 * The protective headers of an answer that is data.
 * @param request Undefined for one that could not be read, so that it is not known how it came.
 */
export function dataHeaders(request?: FastifyRequest): Record<string, string> {
  // Only over TLS: a browser must not learn it from a plain-text answer.
  if (request?.protocol !== 'https') return data;
  return { ...data, 'strict-transport-security': 'max-age=31536000' };
}

/**
 * Protective headers on every answer, and for calls from pages of the origins in `corsOrigins`.
 * What nothing else is said of is data: a kind of answer that somebody forgets is protected too.
 */
export async function registerHeaders(app: FastifyInstance, corsOrigins: string[]) {
  app.addHook('onRequest', async (request, reply) => {
    // On the raw answer, where the file that is sent can replace them.
    for (const [name, value] of Object.entries(dataHeaders(request))) {
      reply.raw.setHeader(name, value);
    }
    // Files are kept in several encodings. Data is not cached, so that there it says nothing.
    reply.header('vary', 'Accept-Encoding');
  });
  if (corsOrigins.length === 0) return;
  await app.register(cors, {
    origin: corsOrigins,
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposedHeaders: ['idempotency-replayed', 'retry-after'],
    maxAge: 600,
    // An OPTIONS that is no preflight is answered like one, not with the plugin's own error.
    strictPreflight: false,
  });
}
