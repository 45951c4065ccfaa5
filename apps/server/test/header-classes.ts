import { PRERENDERED } from './portal.ts';

const pagePolicy = (script = '', style = '', connect = '') =>
  `default-src 'none'; script-src 'self'${script}; ` +
  `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='${style}; ` +
  "img-src 'self' data:; font-src 'self'; " +
  `connect-src 'self'${connect}; form-action 'none'; ` +
  "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const referencePolicy =
  "default-src 'none'; script-src 'none'; style-src 'sha256-…'; img-src data:; form-action 'none'; " +
  "base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors 'none'";

const everything = {
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

/** The protective headers of every answer, by what it is. */
export const HEADER_CLASSES = {
  /** Of the API, of whoever watches the server, and whatever is wrong. */
  data,
  /** Pages in which nothing stands that takes effect, and files without a hash in their names. */
  page,
  /** A prerendered page, whose policy allows what stands in it and the API that it calls. */
  prerendered: {
    ...page,
    'content-security-policy': pagePolicy(
      ` '${PRERENDERED.scripts[0]}'`,
      ` '${PRERENDERED.styles[0]}'`,
      ` ${PRERENDERED.connect[0]}`,
    ),
  },
  /** The reference of the API, apart from the hash of its style. */
  reference: { ...page, 'content-security-policy': referencePolicy },
  /** openapi.yaml. */
  contract: { ...data, 'cache-control': 'no-cache' },
  /** Files that never change. */
  asset: { ...page, 'cache-control': 'public, max-age=31536000, immutable' },
};

export type HeaderClass = keyof typeof HEADER_CLASSES;

// What tells a stranger about the server, or sets something that nothing here needs.
const FORBIDDEN = [
  'server',
  'x-powered-by',
  'via',
  'set-cookie',
  'access-control-allow-credentials',
];

const HSTS = 'strict-transport-security';

/**
 * What is wrong with the headers of an answer.
 * @param isTls Whether the call came over TLS; where it did, and only there, TLS is to stay.
 */
export function headerFaults(
  headers: Readonly<Record<string, unknown>>,
  kind: HeaderClass,
  isTls = false,
): string[] {
  const wanted = { ...HEADER_CLASSES[kind], ...(isTls && { [HSTS]: 'max-age=31536000' }) };
  // One that changes with the look of the page; its own test compares it.
  const plain = (value: unknown) =>
    String(value).replace(/sha256-[\w+/]{43}=(?='; img-src data)/, 'sha256-…');
  const faults = Object.entries(wanted).flatMap(([name, value]) =>
    plain(headers[name]) === value ? [] : `${name}: ${String(headers[name])}`,
  );
  const unwanted = isTls ? FORBIDDEN : [...FORBIDDEN, HSTS];
  return [...faults, ...unwanted.filter((name) => name in headers)];
}
