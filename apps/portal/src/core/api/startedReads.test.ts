import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PageStart, startedResponse, startPage } from './startedReads.ts';

const page = {
  href: 'http://portal.example/patient/J.%20Doe',
  pathname: '/patient/J.%20Doe',
  search: '?tab=dailyCheck',
};
const starts: PageStart[] = [
  { reads: ['/api/patient/{name}'], modules: ['/page.js'] },
  { query: { tab: 'dailyCheck', view: '' }, reads: ['/api/sugars/{name}?pageSize=9'] },
  { query: { tab: 'sharing' }, modules: ['/sharing.js'] },
  { persona: 'patient', own: true, reads: ['/api/own'] },
  { persona: 'doctor', modules: ['/doctor.js'] },
];
const urls = ['/api/patient/J.%20Doe', '/api/sugars/J.%20Doe?pageSize=9'];

const tokenOf = (name: string, role = 'Patient') =>
  `head.${Buffer.from(JSON.stringify({ name, role })).toString('base64url')}.signature`;
const robin = tokenOf('Robin');

const answer = new Response('{}');
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const loaded: string[] = [];

function stubPage(token: string | null, location: typeof page): void {
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'token' ? token : null) });
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => loaded.push(href) },
  });
  vi.stubGlobal('fetch', fetched);
}

function open(token: string | null, location = page, pattern = '/patient/:name'): void {
  globalThis.startedReads = undefined;
  stubPage(token, location);
  startPage('token', pattern, starts);
}

const read = (url = '/api/patient/J.%20Doe', token: string | null = robin, method = 'GET') =>
  startedResponse(
    new Request(`http://portal.example${url}`, {
      method,
      ...(token !== null && { headers: { Authorization: `Bearer ${token}` } }),
    }),
  );

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(answer);
  loaded.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("the script starts the page's reads and those of the open tab, for the user", () => {
  open(robin);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(urls);
  for (const [, { headers }] of fetched.mock.calls)
    expect(headers).toMatchObject({ Authorization: `Bearer ${robin}` });
  expect(loaded).toEqual(['/page.js']);
});

it.each([
  ['the patient whom the path names', tokenOf('j. doe'), [...urls, '/api/own'], ['/page.js']],
  ['a doctor of the same name', tokenOf('J. Doe', 'Doctor'), urls, ['/page.js', '/doctor.js']],
])('starts what concerns %s alone', (_, token, reads, modules) => {
  open(token);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(reads);
  expect(loaded).toEqual(modules);
});

it("the script takes the user's name for a path that names nobody", () => {
  open(tokenOf('Zoë Őrhegy'), { ...page, search: '' }, '/');
  expect(fetched.mock.calls[0]?.[0]).toBe(`/api/patient/${encodeURIComponent('Zoë Őrhegy')}`);
});

it.each([
  ['a visitor', null, page],
  ['a malformed token', 'Robin', page],
  ['a malformed address', robin, { ...page, pathname: '/patient/%' }],
])('starts nothing for %s', async (_, token, location) => {
  open(token, location);
  expect(fetched).not.toHaveBeenCalled();
  expect(await read()).toBeUndefined();
});

it('each started read has one response, also one that takes no token', async () => {
  open(robin);
  expect(await read()).toBe(answer);
  expect(await read()).toBeUndefined();
  expect(await read(urls[1], null)).toBe(answer);
});

it('a started read is not for another user, a write or another read', async () => {
  open(robin);
  expect(await read(urls[0], 'Alder')).toBeUndefined();
  expect(await read(urls[0], 'Robin', 'POST')).toBeUndefined();
  expect(await read('/api/sugars/J.%20Doe')).toBeUndefined();
  expect(await read()).toBe(answer);
});

it('the script starts nothing once the client has begun', async () => {
  globalThis.startedReads = undefined;
  expect(await read()).toBeUndefined();
  stubPage(robin, page);
  startPage('token', '/patient/:name', starts);
  expect(fetched).not.toHaveBeenCalled();
});

it('a started read that failed has no response: the client makes it again', async () => {
  fetched.mockRejectedValue(new TypeError('offline'));
  open(robin);
  expect(await read()).toBeUndefined();
});
