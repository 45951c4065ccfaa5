import { PRERENDERED } from './portal.ts';

const pagePolicy = (script = '', style = '', connect = '') =>
  `default-src 'none'; script-src 'self'${script}; ` +
  `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='${style}; ` +
  "img-src 'self' data:; font-src 'self'; " +
  `connect-src 'self'${connect}; form-action 'none'; ` +
  "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const referencePolicy =
  "default-src 'none'; script-src 'self'; " +
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
  "img-src 'self' data:; font-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; " +
  "frame-ancestors 'none'";

const everything = {
  'x-request-id': /^[0-9a-f]{32}$/,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};
const data = {
  ...everything,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
const page = {
  ...everything,
  'cache-control': 'no-cache',
  'content-security-policy': pagePolicy(),
};

const HEADER_CLASSES = {
  /** API calls, health checks and errors. */
  data,
  /** Pages without inline scripts or styles. */
  page,
  /** The policy allows the inline scripts and styles of the page and its API. */
  prerendered: {
    ...page,
    'content-security-policy': pagePolicy(
      ` '${PRERENDERED.scripts[0]}'`,
      ` '${PRERENDERED.styles[0]}'`,
      ` ${PRERENDERED.connect[0]}`,
    ),
  },
  /** The page of the API reference. */
  reference: { ...page, 'content-security-policy': referencePolicy },
  /** openapi.yaml, the files of the API reference, and those of the portal without a hash in their name. */
  contract: { ...data, 'cache-control': 'no-cache' },
  asset: { ...data, 'cache-control': 'public, max-age=31536000, immutable' },
};

export type HeaderClass = keyof typeof HEADER_CLASSES;

// Headers that reveal the software or enable what the server does not need.
const FORBIDDEN = [
  'server',
  'x-powered-by',
  'via',
  'set-cookie',
  'access-control-allow-credentials',
];

const HSTS = 'strict-transport-security';

/**
 * Lists wrong, missing and forbidden headers.
 * @param isTls Whether the call came over TLS: HSTS is required then, and otherwise forbidden.
 */
export function headerFaults(
  headers: Readonly<Record<string, unknown>>,
  kind: HeaderClass,
  isTls = false,
): string[] {
  const expected = { ...HEADER_CLASSES[kind], ...(isTls && { [HSTS]: 'max-age=31536000' }) };
  const faults = Object.entries(expected).flatMap(([name, value]) => {
    const found = String(headers[name]);
    const isRight = typeof value === 'string' ? found === value : value.test(found);
    return isRight ? [] : `${name}: ${found}`;
  });
  const forbidden = isTls ? FORBIDDEN : [...FORBIDDEN, HSTS];
  return [...faults, ...forbidden.filter((name) => name in headers)];
}
