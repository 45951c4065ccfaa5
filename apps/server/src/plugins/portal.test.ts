import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../test/app/harness.ts';
import { PORTAL_FILES, RENDERED_STYLE, buildTestPortal } from '../../test/app/portal.ts';
import { failingDatabase, stubDatabase } from '../../test/app/stub-database.ts';
import type { Config } from '../config.ts';

const database = failingDatabase(new Error('not used'));

const script = 'assets/app-abc123.js';

let portal: Awaited<ReturnType<typeof buildTestPortal>>;
let test: TestApp;

beforeAll(async () => {
  portal = await buildTestPortal();
  test = await startTestApp(
    { portalDir: portal.folder, corsOrigins: ['https://portal.example'] },
    database,
  );
});

afterAll(async () => {
  await test.close();
  await portal.remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: `/${path}`, headers });

type Answer = Awaited<ReturnType<typeof get>>;

function textOf({ headers, rawPayload }: Answer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(rawPayload).toString();
  return (encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString();
}

describe('a file of the portal', () => {
  it.each<[string, string | undefined]>([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'gzip'],
    ['identity', undefined],
    ['nonsense;;;q=x', undefined],
    ['', undefined],
  ])('with accept-encoding %j is sent as %s', async (accepted, encoding) => {
    const answer = await get(script, { 'accept-encoding': accepted });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(answer.headers.vary).toBe('Accept-Encoding, Origin');
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(textOf(answer)).toBe(PORTAL_FILES[script]);
  });

  it.each<[keyof typeof PORTAL_FILES, string, string | undefined]>([
    ['favicon.svg', 'image/svg+xml', 'br'],
    ['assets/app-abc123.css', 'text/css; charset=utf-8', 'br'],
    ['assets/data-abc123.json', 'application/json; charset=utf-8', 'br'],
    ['assets/font-abc123.woff2', 'font/woff2', undefined],
  ])('%s is %s', async (path, type, encoding) => {
    const answer = await get(path, { 'accept-encoding': 'br' });
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(textOf(answer)).toBe(PORTAL_FILES[path]);
  });

  it('is answered 304 to its tag, per encoding', async () => {
    const tags = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const tag = String((await get(script, headers)).headers.etag);
      tags.add(tag);
      const again = await get(script, { ...headers, 'if-none-match': tag });
      expect(again).toMatchObject({ statusCode: 304, body: '' });
      expect(again.headers).toMatchObject({ etag: tag, vary: 'Accept-Encoding, Origin' });
    }
    expect(tags.size).toBe(3);
  });

  it('has no path for its compressed files', async () => {
    expect((await get(`${script}.br`)).statusCode).toBe(404);
  });
});

describe('a path of the portal', () => {
  it.each<[string, number, keyof typeof PORTAL_FILES]>([
    ['', 200, 'index.html'],
    ['patient/J.%20Doe', 200, 'pages/patient.html'],
    ['patient/a%2Fb', 200, 'pages/patient.html'],
    ['PATIENT/Jo/?tab=requests', 200, 'pages/patient.html'],
    ['nowhere', 404, 'pages/unknown.html'],
    ['patient', 404, 'pages/unknown.html'],
    ['patient/', 404, 'pages/unknown.html'],
    ['patient/Jo/more', 404, 'pages/unknown.html'],
    ['my/patient/Jo', 404, 'pages/unknown.html'],
  ])('/%s is answered with %i and %s, compressed', async (path, status, file) => {
    const answer = await get(path, { accept: 'text/html', 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(textOf(answer)).toBe(PORTAL_FILES[file]);
  });

  it('is answered 304 to the tag of its page only', async () => {
    const { etag } = (await get('patient/Jo')).headers;
    const again = await get('patient/Robin', { 'if-none-match': String(etag) });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    const other = await get('', { 'if-none-match': String(etag) });
    expect(other.statusCode).toBe(200);
  });

  it('that is unknown is answered 404 even to the tag of its page', async () => {
    const { etag } = (await get('nowhere')).headers;
    const again = await get('nowhere', { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(404);
    expect(again.body).toBe(PORTAL_FILES['pages/unknown.html']);
  });

  it.each<[string, string, Record<string, string>]>([
    ['en', 'patient/Jo', {}],
    ['en', 'patient/Jo', { 'accept-language': 'de, fr' }],
    ['en', 'patient/Jo', { 'accept-language': 'en-US,en;q=0.9,ar;q=0.8' }],
    ['ar', 'patient/Jo', { 'accept-language': 'ar' }],
    ['ar', 'patient/Jo', { 'accept-language': 'fr, AR-eg;q=0.9, en;q=0.8' }],
    ['en', 'patient/Jo', { 'accept-language': 'ar;q=0' }],
    ['ar', 'patient/Jo', { cookie: 'theme=dark; lang=ar', 'accept-language': 'en' }],
    ['en', 'patient/Jo', { cookie: 'lang=en', 'accept-language': 'ar' }],
    ['ar', 'patient/Jo', { cookie: 'lang=xx; otherlang=en', 'accept-language': 'ar' }],
    ['ar', 'patient/Jo?tab=requests&lang=ar', { cookie: 'lang=en', 'accept-language': 'en' }],
    ['en', 'patient/Jo?lang=de', {}],
    // A page that is there in English only.
    ['en', '', { 'accept-language': 'ar' }],
  ])('is sent in the language %s: /%s %j', async (language, path, headers) => {
    const answer = await get(path, { ...headers, 'accept-encoding': 'br' });
    const file = language === 'ar' ? 'pages/patient.ar.html' : 'pages/patient.html';
    expect(textOf(answer)).toBe(PORTAL_FILES[path === '' ? 'index.html' : file]);
    expect(answer.headers['content-language']).toBe(language);
    expect(answer.headers.vary).toBe('Accept-Encoding, Origin, Accept-Language, Cookie');
  });

  it.each(['patient/%E0%A4%A', '%', 'Doctors/%?searchName=a'])(
    'that cannot be decoded is answered with 400 and the page of unknown paths: /%s',
    async (path) => {
      const answer = await get(path, { accept: 'text/html', 'accept-encoding': 'br' });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(textOf(answer)).toBe(PORTAL_FILES['pages/unknown.html']);
      const again = await get(path, { 'if-none-match': String(answer.headers.etag) });
      expect(again.statusCode).toBe(400);
    },
  );

  it.each<[string, InjectOptions]>([
    ['an API call', { url: '/api/patient/%E0%A4%A', headers: { accept: 'text/html' } }],
    ['an unknown API path', { url: '/api/%', headers: { accept: 'text/html' } }],
    ['a file', { url: '/assets/app%.js' }],
    ['a path requested as JSON', { url: '/%', headers: { accept: 'application/json' } }],
    ['a POST', { method: 'POST', url: '/%', headers: { accept: '*/*' } }],
  ])('that cannot be decoded is answered with a problem: %s', async (_, options) => {
    const answer = await test.app.inject(options);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: 'invalid-input',
      title: 'Check the input',
      message: 'The request could not be understood.',
    });
  });

  it.each(['index.html', 'pages/patient.html', 'pages.json', '.server/prerender.js'])(
    'is not the name of its file: %s',
    async (path) => {
      expect(textOf(await get(path))).toBe(PORTAL_FILES['pages/unknown.html']);
    },
  );
});

it('a build without a list of pages is served as index.html at all paths', async () => {
  await using plain = await buildTestPortal();
  await rm(join(plain.folder, 'pages.json'));
  await using app = await startTestApp({ portalDir: plain.folder }, database);
  const answer = await app.app.inject({ url: '/patient/Jo' });
  expect(answer.body).toBe(PORTAL_FILES['index.html']);
});

// Negative control: files are compressed by the build only.
it('a build without compressed files is served uncompressed', async () => {
  await using plain = await buildTestPortal();
  await rm(join(plain.folder, `${script}.br`));
  await using app = await startTestApp({ portalDir: plain.folder }, database);
  const ask = (encoding: string) =>
    app.app.inject({ url: `/${script}`, headers: { 'accept-encoding': encoding } });
  expect((await ask('br')).headers).not.toHaveProperty('content-encoding');
  expect((await ask('br, gzip')).headers['content-encoding']).toBe('gzip');
});

describe('a page with data', () => {
  let open: TestApp;
  beforeAll(async () => {
    open = await startTestApp({ portalDir: portal.folder, pageDataMs: 10_000 });
  });
  afterAll(() => open.close());

  const start = (config: Partial<Config>) =>
    startTestApp({ portalDir: portal.folder, ...config }, open.database);
  const pageOf = (name: string, headers: Record<string, string> = {}, { app } = open) =>
    app.inject({ url: `/doctor/${encodeURIComponent(name)}`, headers });
  const isRendered = (answer: Answer) => textOf(answer) !== PORTAL_FILES['pages/doctor.html'];

  it.each(['br', 'gzip', 'identity'])('is rendered once until it changes: %s', async (encoding) => {
    const doctor = await open.join('Doctor', `<script> Öz & ${encoding}`);
    const headers = { 'accept-encoding': encoding };
    const first = await pageOf(doctor.name, headers);
    const { answer, count, ...page } = JSON.parse(textOf(first));
    expect(JSON.parse(answer).name).toBe(doctor.name);
    const segment = encodeURIComponent(doctor.name);
    expect(page).toEqual({
      pattern: '/doctor/:name',
      path: `/doctor/${segment}`,
      language: 'en',
      url: `/api/doctor/${segment}`,
    });
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    });
    expect(first.headers['content-security-policy']).toContain(` '${RENDERED_STYLE}';`);
    const known = { ...headers, 'if-none-match': String(first.headers.etag) };
    expect(await pageOf(doctor.name, known)).toMatchObject({ statusCode: 304, body: '' });
    const body = { cvUrl: '', bio: 'Looks after hearts.' };
    await open.call('updateDoctorProfile', { token: doctor.token, body });
    const changed = await pageOf(doctor.name, known);
    expect(textOf(changed)).toContain('Looks after hearts.');
    expect(JSON.parse(textOf(changed)).count).toBe(count + 1);
  });

  it.each(['..%2F', 'a%252Fb', 'Nobody'])(
    'is sent without what is no name of a doctor: %s',
    async (segment) => {
      const answer = await open.app.inject({ url: `/doctor/${segment}` });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(PORTAL_FILES['pages/doctor.html']);
    },
  );

  it('is sent without data when it has a query, which may select other data', async () => {
    const { name } = await open.join('Doctor');
    expect(isRendered(await pageOf(name))).toBe(true);
    const url = `/doctor/${encodeURIComponent(name)}?tab=requests`;
    expect(isRendered(await open.app.inject({ url }))).toBe(false);
  });

  it('is for everybody: a token changes nothing', async () => {
    const { name, token } = await open.join('Doctor');
    const page = await pageOf(name);
    const own = await pageOf(name, { authorization: `Bearer ${token}` });
    expect(own.body).toBe(page.body);
  });

  it('counts towards the limit of its reader, and is sent without data beyond it', async () => {
    const { name } = await open.join('Doctor');
    await using limited = await start({ rateLimitPerMinute: 2, trustProxy: ['loopback'] });
    const from = (address: string) => pageOf(name, { 'x-forwarded-for': address }, limited);
    const rendered = [];
    for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2'])
      rendered.push(isRendered(await from(address)));
    expect(rendered).toEqual([true, true, false, true]);
  });

  it.each(['Dr Broken', 'Dr Slow', 'Dr Unread'])(
    'is sent without data when rendering fails, and not rendered again: %s',
    async (name) => {
      const doctor = await open.join('Doctor', name);
      const lines: string[] = [];
      const log = { write: (line: string) => void lines.push(line) };
      const config = { portalDir: portal.folder, pageDataMs: 200, logLevel: 'error' as const };
      await using failing = await startTestApp(config, open.database, { log });
      for (const _ of [1, 2]) {
        const answer = await pageOf(doctor.name, {}, failing);
        expect(answer).toMatchObject({ statusCode: 200, body: PORTAL_FILES['pages/doctor.html'] });
        expect(answer.headers['cache-control']).toBe('no-cache');
      }
      expect(lines).toHaveLength(name === 'Dr Broken' ? 1 : 0);
    },
  );

  it('does not wait for a slow database', async () => {
    const config = { portalDir: portal.folder, pageDataMs: 50 };
    const silent = stubDatabase(() => new Promise(() => {}));
    await using slow = await startTestApp(config, silent);
    expect(isRendered(await pageOf('Anybody', {}, slow))).toBe(false);
  });

  it('is sent without data when that is turned off, or the build cannot render', async () => {
    const { name } = await open.join('Doctor');
    await using off = await start({ pageDataMs: 0 });
    expect(isRendered(await pageOf(name, {}, off))).toBe(false);
    await using plain = await buildTestPortal();
    await rm(join(plain.folder, '.server'), { recursive: true });
    await using without = await start({ portalDir: plain.folder });
    expect(isRendered(await pageOf(name, {}, without))).toBe(false);
  });
});
