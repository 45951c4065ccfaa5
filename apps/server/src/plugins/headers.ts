import { createHash } from 'node:crypto';
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

/** What the policy of a page allows beside the files of the server. */
export interface Allowed {
  /** `sha256-…` of the text of each inline style and script. */
  styles: readonly string[];
  scripts: readonly string[];
  /** The origin of the API, where the portal was built for another one than its own. */
  connect: readonly string[];
}

const sources = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');

const pagePolicy = ({ styles, scripts, connect }: Allowed) =>
  [
    "default-src 'none'",
    `script-src 'self'${sources(scripts)}`,
    `style-src 'self' ${emptyStyle}${sources(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    // The portal sends its forms by script. Before that has come, what is typed stays in the page.
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** What a file has that is no page, or a page of a build that lists none. */
export const nothingAllowed: Allowed = { styles: [], scripts: [], connect: [] };

/**
 * What replaces the headers of data where a file of the portal is sent.
 * @param allowed Of a page: what its policy allows.
 */
export const fileHeaders = (caching: string, allowed = nothingAllowed) => ({
  'cache-control': caching,
  'content-security-policy': pagePolicy(allowed),
});

/**
 * What the reference of the API may do: show itself, in the style that it carries. Part of the page,
 * so that it holds where there is no server either.
 */
export function referencePolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    "script-src 'none'",
    `style-src 'sha256-${hash}'`,
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** What replaces the headers of data where the reference is sent. */
export const referenceHeaders = (policy: string) => ({
  'cache-control': 'no-cache',
  // Framing is the one thing that a page cannot forbid by itself.
  'content-security-policy': `${policy}; frame-ancestors 'none'`,
});

/** What replaces them where the contract is sent: it may be kept, and asked about. */
export const contractHeaders = { 'cache-control': 'no-cache' };

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
