import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../test/app/harness.ts';
import { type Visit, visit } from '../../test/app/sockets.ts';
import { stubDatabase } from '../../test/app/stub-database.ts';
import type { Config } from '../config.ts';

const post =
  'POST /api/Authentication/login HTTP/1.1\r\nhost: test\r\ncontent-type: application/json\r\n';
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: test\r\n\r\n`;

/** Sends `start` and then one byte at a time until the connection closes. */
const drip = (start: string) => (socket: Socket) => {
  socket.write(start);
  const timer = setInterval(() => socket.write('a'), 100);
  socket.once('close', () => clearInterval(timer));
};

const slowClients: [string, (socket: Socket) => void, RegExp][] = [
  ['sends nothing', () => undefined, /^HTTP\/1.1 408 Request Timeout\r\n/],
  [
    'stops in the middle of its headers',
    (socket) => socket.write('GET / HTTP/1.1\r\nhost:'),
    /^HTTP\/1.1 408 /,
  ],
  ['sends its headers byte by byte', drip('GET / HTTP/1.1\r\nx-slow: '), /^HTTP\/1.1 408 /],
  ['sends its body byte by byte', drip(`${post}content-length: 900\r\n\r\n`), /^HTTP\/1.1 408 /],
  [
    'sends a part of its body',
    drip(`${post}transfer-encoding: chunked\r\n\r\nfff\r\n`),
    /^HTTP\/1.1 408 /,
  ],
  // Gets its answer; then the server closes without another.
  [
    'stays connected after its answer',
    (socket) => socket.write(get('/healthz')),
    /^HTTP\/1.1 200 [^]*"alive"}$/,
  ],
  [
    'is rejected before its body and keeps sending',
    drip(`${post.replace('application/json', 'text/plain')}content-length: 900\r\n\r\n`),
    /^HTTP\/1.1 415 /,
  ],
  ['never reads its answer', (socket) => socket.pause().write(get('/large.bin')), /^$/],
  [
    'never reads its thousand answers',
    (socket) => socket.pause().write(get('/large.bin').repeat(1000)),
    /^$/,
  ],
];

// Every statement takes longer than the timeout of clients.
const slowDatabase = stubDatabase(() => wait(1800, []));

let portalDir: string;
const apps: TestApp[] = [];

async function listen(config: Partial<Config>, keepAliveTimeout: number) {
  const test = await startTestApp({ portalDir, ...config }, slowDatabase);
  apps.push(test);
  test.app.server.keepAliveTimeout = keepAliveTimeout;
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  return test.app;
}

async function visitSlowly(app: Awaited<ReturnType<typeof listen>>, timeout?: number) {
  const visits = slowClients.map(([, behave]) => visit(app, behave, timeout));
  return Promise.all(visits);
}

beforeAll(async () => {
  portalDir = await mkdtemp(join(tmpdir(), 'medportal-slow-'));
  await writeFile(join(portalDir, 'index.html'), '<!doctype html><title>Portal</title>');
  // A sparse file, larger than the buffers of two sockets.
  await writeFile(join(portalDir, 'large.bin'), '');
  await truncate(join(portalDir, 'large.bin'), 64 * 1024 * 1024);
});

afterAll(async () => {
  await Promise.all(apps.map(({ app }) => app.close()));
  await rm(portalDir, { recursive: true });
});

describe('with timeouts of one second', () => {
  let visits: Visit[];
  let slow: Visit;

  beforeAll(async () => {
    const app = await listen({ requestTimeoutSeconds: 1, headersTimeoutSeconds: 1 }, 1000);
    slow = await visit(app, (socket) =>
      socket.write(get('/readyz').replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')),
    );
    visits = await visitSlowly(app);
  });

  it.each(slowClients.map(([name, , expected], index) => ({ name, expected, index })))(
    'disconnects a client that $name',
    ({ expected, index }) => {
      expect(visits[index]).toMatchObject({ isClosed: true });
      expect(visits[index]?.text).toMatch(expected);
    },
  );

  it('answers with the usual problem body', () => {
    const [head = '', body = ''] = visits[0]?.text.split('\r\n\r\n') ?? [];
    expect(head).toContain('cache-control: no-store');
    expect(JSON.parse(body)).toEqual({
      code: 'timeout',
      title: 'Too slow',
      message: 'The request took too long to arrive. Try again.',
    });
  });

  it('answers a call with a slow handler', () => {
    expect(slow.text).toMatch(/^HTTP\/1.1 200 /);
  });
});

// The client would take it as the answer to the call in flight.
it('a malformed call after one in flight gets no HTTP response', async () => {
  const app = await listen({}, 60_000);
  const muddled = await visit(app, (socket) => socket.write(`${get('/readyz')}NONSENSE\r\n\r\n`));
  expect(muddled).toEqual({ text: '', isClosed: true });
});

// Negative control.
it('slow clients stay connected with the default timeouts', async () => {
  const app = await listen({}, 60_000);
  for (const { isClosed } of await visitSlowly(app, 2500)) expect(isClosed).toBe(false);
});
