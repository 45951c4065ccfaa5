import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

// A constant rather than a plugin, since HTTP responses to malformed calls bypass plugins.
const securityHeaders = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  // Does not affect CORS calls of the allowed origins.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const securityHeadersOfData = {
  ...securityHeaders,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

// styled-components inserts an empty <style> and fills it by script, which needs neither a nonce nor
// 'unsafe-inline'.
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Sources that the policy of a page allows in addition to the server's files. */
export interface Allowed {
  /** Hashes (`sha256-…`) of inline styles and scripts. */
  styles: readonly string[];
  scripts: readonly string[];
  connect: readonly string[];
}

const sources = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');

const pagePolicy = ({ styles, scripts, connect }: Allowed) =>
  [
    "default-src 'none'",
    `script-src 'self'${sources(scripts)}`,
    `style-src 'self' ${emptyStyleHash}${sources(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    // Forms are sent by script; before hydration, nothing may leave the page.
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** For builds without a list of pages. */
export const nothingAllowed: Allowed = { styles: [], scripts: [], connect: [] };

/** Headers of pages, which replace those of data. */
export const pageHeaders = (caching: string, allowed: Allowed) => ({
  'cache-control': caching,
  'content-security-policy': pagePolicy(allowed),
});

/**
 * The policy of the API reference. Redoc sets `innerHTML` and has a font in its styles, so it works
 * neither with Trusted Types nor without `data:`.
 */
export const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyleHash}`,
  "img-src 'self' data:",
  'font-src data:',
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The security headers of data.
 * @param request undefined for a malformed call, of which the protocol is unknown
 */
export function dataHeaders(request?: FastifyRequest): Record<string, string> {
  // RFC 6797 forbids HSTS over plain HTTP.
  if (request?.protocol !== 'https') return securityHeadersOfData;
  return { ...securityHeadersOfData, 'strict-transport-security': 'max-age=31536000' };
}

/**
 * Adds security headers and the request id to every HTTP response, and CORS for `corsOrigins`. The strict headers of data are the
 * default.
 */
export async function registerHeaders(app: FastifyInstance, corsOrigins: string[]) {
  app.addHook('onRequest', async (request, reply) => {
    // On the raw response, where @fastify/static can replace them.
    for (const [name, value] of Object.entries(dataHeaders(request))) {
      reply.raw.setHeader(name, value);
    }
    reply.raw.setHeader('x-request-id', request.id);
    // For files, which have several encodings; harmless for data, which is not cached.
    reply.header('vary', 'Accept-Encoding');
    // A proxy may read another host than the server (RFC 9112, section 3.2).
    const isHost = (text: string, index: number) => index % 2 === 0 && /^host$/i.test(text);
    if (request.raw.rawHeaders.filter(isHost).length > 1) throw new Problem(400);
  });
  if (corsOrigins.length === 0) return;
  await app.register(cors, {
    origin: corsOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      'traceparent',
      'x-request-id',
    ],
    exposedHeaders: ['date', 'idempotency-replayed', 'retry-after', 'x-request-id'],
    maxAge: 600,
    // Otherwise the plugin answers other OPTIONS calls with an error of its own.
    strictPreflight: false,
  });
}
