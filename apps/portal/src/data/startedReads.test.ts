import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PageStart, startedAnswer, startPage } from './startedReads.ts';

const page = {
  href: 'http://portal.example/patient/J.%20Doe',
  pathname: '/patient/J.%20Doe',
  search: '?tab=dailyCheck',
};
const starts: Record<string, PageStart> = {
  '': { reads: ['/api/patient/{name}'], modules: ['/page.js'] },
  dailyCheck: { reads: ['/api/sugars/{name}?pageSize=9'], modules: [] },
  sharing: { reads: ['/api/grants'], modules: ['/sharing.js'] },
};
const urls = ['/api/patient/J.%20Doe', '/api/sugars/J.%20Doe?pageSize=9'];

const answer = new Response('{}');
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const loaded: string[] = [];

function open(token: string | null, location = page): void {
  globalThis.startedReads = undefined;
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'token' ? token : null) });
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => loaded.push(href) },
  });
  vi.stubGlobal('fetch', fetched);
  startPage('token', '/patient/:name', starts);
}

const read = (url = '/api/patient/J.%20Doe', token: string | null = 'Robin', method = 'GET') =>
  startedAnswer(
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

it("starts the page's reads and those of the open tab, for the user", () => {
  open('Robin');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(urls);
  for (const [, { headers }] of fetched.mock.calls)
    expect(headers).toMatchObject({ Authorization: 'Bearer Robin' });
  expect(loaded).toEqual(['/page.js']);
});

it.each([
  ['a visitor', null, page],
  ['a malformed address', 'Robin', { ...page, pathname: '/patient/%' }],
])('starts nothing for %s', async (_, token, location) => {
  open(token, location);
  expect(fetched).not.toHaveBeenCalled();
  expect(await read()).toBeUndefined();
});

it('answers each read once, also one that takes no token', async () => {
  open('Robin');
  expect(await read()).toBe(answer);
  expect(await read()).toBeUndefined();
  expect(await read(urls[1], null)).toBe(answer);
});

it("leaves another user's read, a write and another read alone", async () => {
  open('Robin');
  expect(await read(urls[0], 'Alder')).toBeUndefined();
  expect(await read(urls[0], 'Robin', 'POST')).toBeUndefined();
  expect(await read('/api/sugars/J.%20Doe')).toBeUndefined();
  expect(await read()).toBe(answer);
});

it('has no answer when the call fails: the client makes it again', async () => {
  fetched.mockRejectedValue(new TypeError('offline'));
  open('Robin');
  expect(await read()).toBeUndefined();
});
