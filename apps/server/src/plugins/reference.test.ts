import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../test/app/harness.ts';
import { failingDatabase } from '../../test/app/stub-database.ts';
import { contractFile } from '../contract.ts';

const { resolve } = createRequire(import.meta.url);
const file = (name: string) => new URL(`../reference/${name}`, import.meta.url);

const sources = {
  '/api/docs': file('index.html'),
  '/api/docs/style.css': file('style.css'),
  '/api/docs/redoc.js': resolve('redoc/bundles/redoc.standalone.js'),
  '/api/openapi.yaml': contractFile,
};

const lines: string[] = [];
let test: TestApp;

beforeAll(async () => {
  // Needs no database and is exempt from the rate limit.
  const database = failingDatabase(new Error('not used'));
  const log = { write: (line: string) => void lines.push(line) };
  test = await startTestApp({ rateLimitPerMinute: 1, logLevel: 'info' }, database, { log });
});

afterAll(() => test.close());

describe.each([
  ['/api/docs', 'text/html; charset=utf-8'],
  ['/api/docs/style.css', 'text/css; charset=utf-8'],
  ['/api/docs/redoc.js', 'text/javascript; charset=utf-8'],
  ['/api/openapi.yaml', 'application/yaml; charset=utf-8'],
] as const)('%s', (url, type) => {
  const source = readFileSync(sources[url], 'utf8');
  // The logo of Redoc, which another host has.
  const expected = Buffer.from(source.replaceAll(/https:\/\/cdn\.redoc\.ly\S+?\.svg/g, 'data:,'));
  const get = (headers: Record<string, string> = {}) => test.app.inject({ url, headers });

  it.each<[string, string | undefined]>([
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
  ])('with accept-encoding %j is sent as %s', async (accepted, encoding) => {
    const { statusCode, headers, rawPayload } = await get({ 'accept-encoding': accepted });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    expect((decode?.(rawPayload) ?? rawPayload).equals(expected)).toBe(true);
    if (encoding !== undefined) expect(rawPayload.length).toBeLessThan(expected.length * 0.6);
  });

  it('is answered 304 to its tag, per encoding', async () => {
    const tags = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const tag = String((await get(headers)).headers.etag);
      tags.add(tag);
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await get({ ...headers, 'if-none-match': known });
        expect(again).toMatchObject({ statusCode: 304, body: '' });
        expect(again.headers.etag).toBe(tag);
      }
      expect((await get({ ...headers, 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
    expect(tags.size).toBe(3);
  });

  it('has the same headers with HEAD', async () => {
    const [head, { headers }] = [await test.app.inject({ method: 'HEAD', url }), await get()];
    expect(head.body).toBe('');
    const own = { date: expect.any(String), 'x-request-id': expect.any(String) };
    expect(head.headers).toMatchObject({ ...headers, ...own });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('rejects %s', async (method) => {
    const answer = await test.app.inject({ method, url, payload: 'x' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.json()).toMatchObject({ title: 'Not possible' });
  });

  it('is logged like other routes', async () => {
    lines.length = 0;
    await get();
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ route: url, status: 200 });
  });
});

it('the path with a trailing slash is redirected', async () => {
  const { statusCode, headers } = await test.app.inject('/api/docs/');
  expect([statusCode, headers.location]).toEqual([308, '/api/docs']);
});
