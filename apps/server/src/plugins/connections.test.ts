import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../test/harness.ts';
import { type Visit, visit } from '../../test/sockets.ts';
import { stubDatabase } from '../../test/stub-database.ts';
import type { Config } from '../config.ts';

const post =
  'POST /api/Authentication/login HTTP/1.1\r\nhost: test\r\ncontent-type: application/json\r\n';
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: test\r\n\r\n`;

/** Sends something, and after it a byte now and then for as long as it can. */
const drip = (start: string) => (socket: Socket) => {
  socket.write(start);
  const timer = setInterval(() => socket.write('a'), 100);
  socket.once('close', () => clearInterval(timer));
};

const slowClients: [string, (socket: Socket) => void, RegExp][] = [
  ['says nothing', () => undefined, /^HTTP\/1.1 408 Request Timeout\r\n/],
  [
    'stops within its headers',
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
  // The last answer is a whole one; then the server hangs up without a word.
  [
    'stays after its answer',
    (socket) => socket.write(get('/healthz')),
    /^HTTP\/1.1 200 [^]*"alive"}$/,
  ],
  [
    'is refused before its body, which it goes on sending',
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

// Every statement takes longer than clients are given.
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

/** All of them at once, since each takes its time. */
async function receive(app: Awaited<ReturnType<typeof listen>>, patience: number) {
  const visits = slowClients.map(([, behave]) => visit(app, behave, patience));
  return Promise.all(visits);
}

beforeAll(async () => {
  portalDir = await mkdtemp(join(tmpdir(), 'medportal-slow-'));
  await writeFile(join(portalDir, 'index.html'), '<!doctype html><title>Portal</title>');
  // More than the buffers between two sockets take, and nothing on the disk.
  await writeFile(join(portalDir, 'large.bin'), '');
  await truncate(join(portalDir, 'large.bin'), 64 * 1024 * 1024);
});

afterAll(async () => {
  await Promise.all(apps.map(({ app }) => app.close()));
  await rm(portalDir, { recursive: true });
});

describe('with a second for each part of a call', () => {
  let visits: Visit[];
  let slow: Visit;

  beforeAll(async () => {
    const app = await listen({ requestTimeoutSeconds: 1, headersTimeoutSeconds: 1 }, 1000);
    slow = await visit(app, (socket) =>
      socket.write(get('/readyz').replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')),
    );
    visits = await receive(app, 10_000);
  });

  it.each(slowClients.map(([name, , expected], index) => ({ name, expected, index })))(
    'a client that $name is cut off',
    ({ expected, index }) => {
      expect(visits[index]).toMatchObject({ isClosed: true });
      expect(visits[index]?.text).toMatch(expected);
    },
  );

  it('a refusal says why in the form of every other', () => {
    const [head = '', body = ''] = visits[0]?.text.split('\r\n\r\n') ?? [];
    expect(head).toContain('cache-control: no-store');
    expect(JSON.parse(body)).toEqual({
      title: 'Too slow',
      message: 'The request took too long to arrive. Try again.',
    });
  });

  it('a call that takes longer than that is still answered', () => {
    expect(slow.text).toMatch(/^HTTP\/1.1 200 /);
  });
});

// Whoever reads it would take it for the answer to the call before.
it('nonsense after a call that is under way is not answered', async () => {
  const app = await listen({}, 60_000);
  const muddled = await visit(app, (socket) => socket.write(`${get('/readyz')}NONSENSE\r\n\r\n`));
  expect(muddled).toEqual({ text: '', isClosed: true });
});

// A negative control: it is the limits that do it.
it('with the usual time for each they are all still connected', async () => {
  const app = await listen({}, 60_000);
  for (const { isClosed } of await receive(app, 2500)) expect(isClosed).toBe(false);
});
