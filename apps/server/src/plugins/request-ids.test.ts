import { get } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../test/app/harness.ts';
import { visit } from '../../test/app/sockets.ts';
import { failingDatabase, stubDatabase } from '../../test/app/stub-database.ts';
import { newRequestId, traceOf } from './request-ids.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const traceparent = `00-${TRACE}-${PARENT}-01`;
const ids = { traceId: TRACE, parentId: PARENT };

describe('traceOf', () => {
  it.each([traceparent, `00-${TRACE}-${PARENT}-00`, `00-${TRACE}-${PARENT}-ff`])(
    'reads %s',
    (text) => {
      expect(traceOf({ traceparent: text })).toEqual(ids);
    },
  );

  it.each([
    ['no header', undefined],
    ['nothing', ''],
    ['another version', `01-${TRACE}-${PARENT}-01`],
    ['the forbidden version', `ff-${TRACE}-${PARENT}-01`],
    ['a trace id of zeros', `00-${'0'.repeat(32)}-${PARENT}-01`],
    ['a parent id of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['capital letters', traceparent.toUpperCase()],
    ['a short trace id', `00-${TRACE.slice(1)}-${PARENT}-01`],
    ['a long parent id', `00-${TRACE}-${PARENT}0-01`],
    ['other letters', `00-${TRACE.replace('4', 'g')}-${PARENT}-01`],
    ['no flags', `00-${TRACE}-${PARENT}`],
    ['more fields than the version has', `${traceparent}-more`],
    ['two headers', `${traceparent}, ${traceparent}`],
    ['white space', ` ${traceparent}`],
    ['a line break', `${traceparent}\n`],
  ])('ignores %s', (_what, text) => {
    expect(traceOf({ traceparent: text })).toBeUndefined();
  });
});

/** A test app that keeps its log lines. */
async function start(config = {}, database = stubDatabase(async () => [])) {
  const lines: Record<string, unknown>[] = [];
  const log = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const test = await startTestApp({ logLevel: 'trace', ...config }, database, { log });
  return { test, lines };
}

describe('the lines of a call', () => {
  let lines: Record<string, unknown>[];
  let test: TestApp;
  const arrival = Promise.withResolvers<void>();

  beforeAll(async () => {
    ({ test, lines } = await start({}, failingDatabase(new Error('out of order'))));
    test.app.get('/half', () =>
      Readable.from(
        (async function* halves() {
          yield 'half';
          await wait(20);
          throw new TypeError('no other half');
        })(),
      ),
    );
    test.app.get('/endless', () => {
      arrival.resolve();
      return new Promise(() => {});
    });
    await test.app.listen({ host: '127.0.0.1', port: 0 });
  });

  beforeEach(() => {
    lines.length = 0;
  });

  afterAll(() => test.close());

  it('have the ids that the caller sent', async () => {
    const sent = { 'x-request-id': newRequestId(), traceparent, tracestate: 'vendor=name' };
    const { headers } = await test.app.inject({ url: '/api/doctors', headers: sent });
    expect(headers['x-request-id']).toBe(sent['x-request-id']);
    expect(lines).toMatchObject([{ msg: 'request failed' }, { msg: 'answered', status: 500 }]);
    for (const line of lines) expect(line).toMatchObject({ reqId: sent['x-request-id'], ...ids });
  });

  const sentId = newRequestId();
  it.each(['', 'mine', `${sentId}0`, `${sentId.slice(1)}A`])(
    'have a new id instead of %j',
    async (id) => {
      const sent = { 'x-request-id': id, traceparent: 'mine' };
      const { headers } = await test.app.inject({ url: '/healthz', headers: sent });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      expect(headers['x-request-id']).not.toBe(id);
      expect(lines).toMatchObject([{ msg: 'answered', reqId: headers['x-request-id'] }]);
      expect(lines[0]).not.toHaveProperty('traceId');
      expect(lines[0]).not.toHaveProperty('parentId');
    },
  );

  it('include one for a client that disconnects', async () => {
    const sent = { 'x-request-id': newRequestId(), traceparent };
    const request = get(new URL('/endless', test.app.listeningOrigin), { headers: sent });
    request.on('error', () => undefined);
    await arrival.promise;
    request.destroy();
    await expect.poll(() => lines).toHaveLength(1);
    const line = { msg: 'aborted', route: '/endless', reqId: sent['x-request-id'], ...ids };
    expect(lines[0]).toMatchObject(line);
    expect(lines[0]).not.toHaveProperty('status');
  });

  it('include the error that broke an answer off', async () => {
    const answer = await fetch(new URL('/half', test.app.listeningOrigin));
    await expect(answer.text()).rejects.toThrow('terminated');
    const reqId = answer.headers.get('x-request-id');
    await expect.poll(() => lines).toHaveLength(2);
    expect(lines).toMatchObject([
      { msg: 'request failed', reqId, err: { type: 'TypeError' } },
      { msg: 'aborted', reqId, status: 200 },
    ]);
  });

  it.each([
    ['a malformed call', 'NONSENSE\r\n\r\n', 400],
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
  ])('include one for %s', async (_what, text, status) => {
    const visited = await visit(test.app, (socket) => socket.write(text));
    const [, reqId] = /\r\nx-request-id: (\w{32})\r\n/.exec(visited.text) ?? [];
    expect(reqId).toBeDefined();
    expect(lines).toMatchObject([{ msg: 'malformed call', status, reqId }]);
  });
});

it('a call that is too slow is answered and logged with its own ids', async () => {
  const { test, lines } = await start({ requestTimeoutSeconds: 1, headersTimeoutSeconds: 1 });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const reqId = newRequestId();
  const head = [
    'POST /api/Authentication/login HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    'Content-Length: 9',
    `X-Request-Id: ${reqId}`,
    `Traceparent: ${traceparent}`,
  ];
  const visited = await visit(test.app, (socket) => socket.write(`${head.join('\r\n')}\r\n\r\n`));
  expect(visited.text).toContain('HTTP/1.1 408 ');
  expect(visited.text).toContain(`x-request-id: ${reqId}\r\n`);
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('aborted');
  for (const msg of ['malformed call', 'aborted']) {
    expect(lines).toContainEqual(expect.objectContaining({ msg, reqId, ...ids }));
  }
  await test.close();
});
