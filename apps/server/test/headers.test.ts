/* oxlint-disable no-await-in-loop -- the steps run in sequence */
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from './app/harness.ts';
import { type HeaderClass, headerFaults } from './app/header-classes.ts';
import { buildTestPortal } from './app/portal.ts';
import { visit } from './app/sockets.ts';
import { stubDatabase } from './app/stub-database.ts';
import { shareDatabase } from './databases/databases.ts';
import { openTestMemory } from './databases/memory.ts';

const ORIGIN = 'https://portal.example';
const SPECIALIZATIONS = '/api/MedicalSpecification';

const database = shareDatabase(openTestMemory);
let portal: Awaited<ReturnType<typeof buildTestPortal>>;
let test: TestApp;

beforeAll(async () => {
  portal = await buildTestPortal();
  const config = { portalDir: portal.folder, corsOrigins: [ORIGIN], trustProxy: ['loopback'] };
  test = await startTestApp(config, database);
});

afterAll(async () => {
  await test.close();
  await portal.remove();
});

const asset = '/assets/app-abc123.js';
const login = '/api/Authentication/login';
const json = { 'content-type': 'application/json' };
const br = { 'accept-encoding': 'br' };
const cached = { 'if-none-match': '*' };
const preflight = (origin: string): InjectOptions => ({
  method: 'OPTIONS',
  url: '/api/doctors',
  headers: { origin, 'access-control-request-method': 'GET' },
});

const answers: [string, InjectOptions, number, HeaderClass][] = [
  ['health', { url: '/healthz' }, 200, 'data'],
  ['readiness', { url: '/readyz' }, 200, 'data'],
  ['HEAD of data', { method: 'HEAD', url: '/api/doctors' }, 200, 'data'],
  ['an allowed preflight', preflight(ORIGIN), 204, 'data'],
  ['a refused preflight', preflight('https://evil.example'), 204, 'data'],
  ['OPTIONS of something else', { method: 'OPTIONS', url: '/nothing' }, 204, 'data'],
  ['specializations', { url: SPECIALIZATIONS }, 200, 'contract'],
  ['HEAD of specializations', { method: 'HEAD', url: SPECIALIZATIONS }, 200, 'contract'],
  ['unchanged specializations', { url: SPECIALIZATIONS, headers: cached }, 304, 'contract'],
  ['an unknown API path', { url: '/api/nothing' }, 404, 'data'],
  ['a missing record', { url: '/api/medicalSpecification/999/doctors' }, 404, 'data'],
  ['a malformed path', { url: '/api/doctor/100%' }, 400, 'data'],
  ['a malformed page path', { url: '/patient/100%' }, 400, 'page'],
  ['a path that is too long', { url: `/api/doctor/${'x'.repeat(1300)}` }, 400, 'data'],
  ['an unsupported method', { method: 'DELETE', url: '/api/doctors' }, 405, 'data'],
  ['PATCH of a page', { method: 'PATCH', url: '/Login' }, 404, 'data'],
  ['broken JSON', { method: 'POST', url: login, headers: json, payload: '{' }, 400, 'data'],
  [
    'a body that is too large',
    { method: 'POST', url: login, headers: json, payload: `"${'x'.repeat(70_000)}"` },
    413,
    'data',
  ],
  [
    'a text body',
    { method: 'POST', url: login, headers: { 'content-type': 'text/plain' }, payload: 'x' },
    415,
    'data',
  ],
  ['the home page', { url: '/' }, 200, 'page'],
  ['the home page by its file', { url: '/index.html' }, 404, 'page'],
  ['HEAD of the home page', { method: 'HEAD', url: '/' }, 200, 'page'],
  ['an unknown page', { url: '/nowhere', headers: { accept: 'text/html' } }, 404, 'page'],
  [
    'a prerendered page',
    { url: '/patient/J.%20Doe', headers: { accept: 'text/html' } },
    200,
    'prerendered',
  ],
  ['a compressed prerendered page', { url: '/patient/Jo', headers: br }, 200, 'prerendered'],
  ['HEAD of a prerendered page', { method: 'HEAD', url: '/patient/Jo' }, 200, 'prerendered'],
  ['an image', { url: '/favicon.svg' }, 200, 'contract'],
  ['a script', { url: asset }, 200, 'asset'],
  ['a compressed script', { url: asset, headers: { 'accept-encoding': 'br' } }, 200, 'asset'],
  ['a style sheet', { url: '/assets/app-abc123.css' }, 200, 'asset'],
  ['a font', { url: '/assets/font-abc123.woff2' }, 200, 'asset'],
  ['HEAD of a script', { method: 'HEAD', url: asset }, 200, 'asset'],
  ['a range of a script', { url: asset, headers: { range: 'bytes=0-9' } }, 206, 'asset'],
  ['an unsatisfiable range', { url: asset, headers: { range: 'bytes=99999-' } }, 416, 'data'],
  ['an unchanged script', { url: asset, headers: { 'if-none-match': '*' } }, 304, 'asset'],
  ['the unchanged home page', { url: '/', headers: { 'if-none-match': '*' } }, 304, 'page'],
  ['a changed script', { url: asset, headers: { 'if-match': '"x"' } }, 412, 'data'],
  ['a missing script', { url: '/assets/old-000000.js' }, 404, 'data'],
  ['a folder', { url: '/assets' }, 404, 'page'],
  ['the reference', { url: '/api/docs' }, 200, 'reference'],
  ['HEAD of the reference', { method: 'HEAD', url: '/api/docs' }, 200, 'reference'],
  ['the compressed reference', { url: '/api/docs', headers: br }, 200, 'reference'],
  ['the unchanged reference', { url: '/api/docs', headers: cached }, 304, 'reference'],
  ['the reference with a trailing slash', { url: '/api/docs/' }, 308, 'data'],
  ['a POST to the reference', { method: 'POST', url: '/api/docs' }, 405, 'data'],
  ['the style of the reference', { url: '/api/docs/style.css' }, 200, 'contract'],
  ['the script of the reference', { url: '/api/docs/redoc.js' }, 200, 'contract'],
  ['the contract', { url: '/api/openapi.yaml' }, 200, 'contract'],
  ['the unchanged contract', { url: '/api/openapi.yaml', headers: cached }, 304, 'contract'],
  ['a POST to a page', { method: 'POST', url: '/Login' }, 404, 'data'],
];

describe.each([
  { over: 'plain HTTP', isTls: false, headers: {} },
  { over: 'TLS', isTls: true, headers: { 'x-forwarded-proto': 'https' } },
])('over $over', ({ isTls, headers }) => {
  it.each(answers)('%s carries all headers', async (_, options, status, kind) => {
    const answer = await test.app.inject({
      ...options,
      headers: { ...options.headers, ...headers },
    });
    expect(answer.statusCode).toBe(status);
    expect(headerFaults(answer.headers, kind, isTls)).toEqual([]);
    if (status >= 400 && kind !== 'page' && options.method !== 'HEAD') {
      expect(answer.json()).toEqual({
        code: expect.any(String),
        title: expect.any(String),
        message: expect.any(String),
      });
    }
  });
});

// The calls of the harness check the headers of every answer to an operation.
it('a call beyond the limit is answered with all headers, and when to try again', async () => {
  await using limited = await startTestApp({ rateLimitPerMinute: 1 }, database);
  await limited.call('listDoctors');
  const { status, headers } = await limited.call('listDoctors');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

const parse = (text: string) =>
  text.split(/(?=HTTP\/1\.1 \d{3} )/).map((answer) => {
    const [line = '', ...lines] = answer.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [];
    const pairs = lines.map((one) => /^([^:]+): (.*)$/.exec(one) ?? []);
    const headers = Object.fromEntries(
      pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value]),
    );
    return { status: Number(line.split(' ')[1]), headers };
  });

describe('on a raw socket', () => {
  const host = 'host: test\r\nconnection: close\r\n';
  it.each<[string, string, number]>([
    ['a malformed request line', 'NONSENSE\r\n\r\n', 400],
    ['a control character in a header', `GET / HTTP/1.1\r\n${host}x: a\u0001b\r\n\r\n`, 400],
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\n${host}x: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['a request without a host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['HTTP/1.0', 'GET /healthz HTTP/1.0\r\n\r\n', 200],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['an Expect header', `GET /healthz HTTP/1.1\r\n${host}expect: tea\r\n\r\n`, 200],
    [
      'an upgrade',
      'GET /healthz HTTP/1.1\r\nhost: test\r\nconnection: close, upgrade\r\nupgrade: websocket\r\n\r\n',
      200,
    ],
    ['an unknown method', `BREW / HTTP/1.1\r\n${host}\r\n`, 400],
    ['a WebDAV method', `PROPFIND /api/doctors HTTP/1.1\r\n${host}\r\n`, 405],
    ['a URL in place of a path', `GET http://test/healthz HTTP/1.1\r\n${host}\r\n`, 200],
    ['an asterisk', `OPTIONS * HTTP/1.1\r\n${host}\r\n`, 204],
  ])('%s is answered with all headers', async (_, text, status) => {
    if (!test.app.server.listening) await test.app.listen({ host: '127.0.0.1', port: 0 });
    const visited = await visit(test.app, (socket) => socket.write(text));
    expect(parse(visited.text)).toMatchObject([{ status }]);
    for (const { headers } of parse(visited.text)) {
      expect(headerFaults(headers, 'data')).toEqual([]);
    }
    expect(visited.isClosed).toBe(true);
  });

  it('a slow client is answered with all headers', async () => {
    const times = { requestTimeoutSeconds: 1, headersTimeoutSeconds: 1 };
    await using hurried = await startTestApp(times, database);
    await hurried.app.listen({ host: '127.0.0.1', port: 0 });
    const [answer] = parse((await visit(hurried.app, () => undefined)).text);
    expect(answer?.status).toBe(408);
    expect(headerFaults(answer?.headers ?? {}, 'data')).toEqual([]);
  });

  it('calls in flight at shutdown are answered with all headers', async () => {
    const [called, closing] = [Promise.withResolvers<void>(), Promise.withResolvers<never[]>()];
    const slow = stubDatabase(() => {
      called.resolve();
      return closing.promise;
    });
    const stopping = await startTestApp({}, slow);
    stopping.app.addHook('preClose', async () => closing.resolve([]));
    await stopping.app.listen({ host: '127.0.0.1', port: 0 });
    const call = 'GET /readyz HTTP/1.1\r\nhost: test\r\n\r\n';
    const visited = visit(stopping.app, (socket) => socket.write(call));
    await called.promise;
    await stopping.close();
    const [answer] = parse((await visited).text);
    expect(answer).toMatchObject({ status: 200 });
    expect(headerFaults(answer?.headers ?? {}, 'data')).toEqual([]);
  });
});

// Negative control.
it('a dropped header is found', async () => {
  await using careless = await startTestApp({}, database);
  careless.app.addHook('onSend', async (_request, reply) => {
    reply.raw.removeHeader('cache-control');
  });
  await expect(careless.call('listDoctors')).rejects.toThrow('cache-control: undefined');
});

describe('pages of other origins', () => {
  const call = (origin: string, options: InjectOptions = {}) =>
    test.app.inject({ url: '/api/doctors', ...options, headers: { ...options.headers, origin } });

  it('may call the API when listed', async () => {
    const { headers } = await call(ORIGIN);
    expect(headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(headers['access-control-expose-headers']).toBe(
      'date, idempotency-replayed, retry-after, x-request-id',
    );
  });

  it('may send the headers of the portal', async () => {
    const asked = {
      'access-control-request-method': 'POST',
      'access-control-request-headers':
        'authorization,content-type,idempotency-key,traceparent,x-request-id',
    };
    const { headers } = await call(ORIGIN, { method: 'OPTIONS', headers: asked });
    expect(headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        'authorization, content-type, idempotency-key, traceparent, x-request-id',
    });
  });

  it.each([
    'https://evil.example',
    'https://portal.example.evil.example',
    'https://evil-portal.example',
    'https://sub.portal.example',
    'https://portal.example:444',
    'http://portal.example',
    'https://PORTAL.example',
    'https://portal.example/',
    'https://portal.example@evil.example',
    'null',
    '*',
    '',
  ])('may not call from %j', async (origin) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const headers = { 'access-control-request-method': 'GET' };
      const answer = await call(origin, { method, headers });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      expect(answer.headers.vary).toContain('Origin');
    }
  });

  it('may not call when none is listed', async () => {
    await using closed = await startTestApp({}, database);
    const { headers } = await closed.call('listDoctors', { headers: { origin: ORIGIN } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
