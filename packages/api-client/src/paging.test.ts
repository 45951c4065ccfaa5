import { describe, expect, it, vi } from 'vitest';
import {
  createPortalClient,
  eachItem,
  eachPage,
  growPages,
  hasMore,
  nextPage,
  type Output,
  type Page,
  type PortalResult,
} from './index.ts';

describe('nextPage', () => {
  it('starts with the first 9', () => {
    expect(nextPage(0)).toEqual({ pageNumber: 1, pageSize: 9, appends: false });
  });

  it('asks for a first page that is 9 longer', () => {
    expect(nextPage(9)).toEqual({ pageNumber: 1, pageSize: 18, appends: false });
    expect(nextPage(891)).toEqual({ pageNumber: 1, pageSize: 900, appends: false });
  });

  it('continues page by page past the largest page', () => {
    expect(nextPage(900)).toEqual({ pageNumber: 101, pageSize: 9, appends: true });
    expect(nextPage(909)).toEqual({ pageNumber: 102, pageSize: 9, appends: true });
  });
});

describe('hasMore', () => {
  it('is there only while something is not shown', () => {
    expect(hasMore(9, 9)).toBe(false);
    expect(hasMore(10, 9)).toBe(true);
    expect(hasMore(0, 0)).toBe(false);
  });
});

function portalOf(count: number, maxSize = 900) {
  const names = Array.from({ length: count }, (_, index) => ({ name: `Doctor ${index + 1}` }));
  const fetch = vi.fn(async ({ url }: Request) => {
    const { searchParams } = new URL(url);
    const size = Math.min(Number(searchParams.get('pageSize')), maxSize);
    const start = (Number(searchParams.get('pageNumber')) - 1) * size;
    return Response.json({ doctors: names.slice(start, start + size), totalCount: count });
  });
  const portal = createPortalClient({
    baseUrl: 'https://portal.example',
    getToken: () => null,
    fetch,
  });
  return { portal, fetch };
}

/** What each item of a sequence maps to. */
async function mapAll<Item, Result>(items: AsyncIterable<Item>, map: (item: Item) => Result) {
  const results: Result[] = [];
  for await (const item of items) results.push(map(item));
  return results;
}

/** How many doctors each page has. */
const sizesOf = (pages: AsyncIterable<PortalResult<Output<'listDoctors'>>>) =>
  mapAll(pages, (page) => page.orThrow().doctors.length);

describe('growPages', () => {
  it.each([
    [0, [0]],
    [5, [5]],
    [9, [9]],
    [10, [9, 10]],
    [27, [9, 18, 27]],
  ])('loads %i doctors in pages of %j', async (count, steps) => {
    const { portal } = portalOf(count);
    expect(await sizesOf(growPages(portal.listDoctors))).toEqual(steps);
  });

  it('appends only the new items past 900, and loses none', async () => {
    const { portal, fetch } = portalOf(914);
    let doctors: { name: string }[] = [];
    let appended = 0;
    for await (const page of growPages(portal.listDoctors)) {
      const found = page.orThrow().doctors;
      doctors = page.appends ? [...doctors, ...found] : found;
      if (page.appends) appended += found.length;
    }
    expect(doctors).toHaveLength(914);
    expect(new Set(doctors.map(({ name }) => name)).size).toBe(914);
    expect(appended).toBe(14);
    expect(fetch).toHaveBeenCalledTimes(102);
  });

  it('resumes after the items shown', async () => {
    const { portal } = portalOf(914);
    const grown = growPages(portal.listDoctors, 900);
    const { value } = await grown.next();
    expect(value).toMatchObject({
      appends: true,
      data: { doctors: [{ name: 'Doctor 901' }, {}, {}, {}, {}, {}, {}, {}, {}] },
    });
  });

  it('makes no further call after break', async () => {
    const { portal, fetch } = portalOf(100);
    // oxlint-disable-next-line no-unreachable-loop -- the subject of the test
    for await (const page of growPages(portal.listDoctors)) {
      expect(page.ok).toBe(true);
      break;
    }
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('ends with the first failed call', async () => {
    const { portal, fetch } = portalOf(100);
    const controller = new AbortController();
    const load = (page: Page) => portal.listDoctors(page, { signal: controller.signal });
    const kinds: string[] = [];
    for await (const page of growPages(load)) {
      kinds.push(page.ok ? 'ok' : page.error.kind);
      controller.abort();
    }
    expect(kinds).toEqual(['ok', 'abort']);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('ends after a short page, whatever totalCount says', async () => {
    const { portal, fetch } = portalOf(100, 20);
    expect(await sizesOf(growPages(portal.listDoctors))).toEqual([9, 18, 20]);
    expect(fetch).toHaveBeenCalledTimes(3);
  });
});

describe('eachPage', () => {
  it('loads each item once, in pages of the largest size', async () => {
    const { portal, fetch } = portalOf(2000);
    expect(await sizesOf(eachPage(portal.listDoctors))).toEqual([900, 900, 200]);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it.each([
    [0, [0]],
    [4, [4]],
    [5, [4, 1]],
    [8, [4, 4]],
  ])('loads %i items in pages of four as %j', async (count, steps) => {
    const { portal } = portalOf(count);
    expect(await sizesOf(eachPage(portal.listDoctors, { pageSize: 4 }))).toEqual(steps);
  });

  it('ends with a failed call', async () => {
    const { portal, fetch } = portalOf(20);
    fetch.mockResolvedValueOnce(Response.json({}, { status: 503 }));
    expect(await mapAll(eachPage(portal.listDoctors), ({ ok }) => ok)).toEqual([false]);
  });

  it('ends when the backend sends shorter pages than it should', async () => {
    const { portal } = portalOf(20, 5);
    expect(await sizesOf(eachPage(portal.listDoctors))).toEqual([5]);
  });
});

describe('eachItem', () => {
  it('yields the items of all pages, typed', async () => {
    const { portal, fetch } = portalOf(901);
    const names = await mapAll(eachItem(portal.listDoctors), ({ name }) => name);
    expect(names).toHaveLength(901);
    expect(new Set(names).size).toBe(901);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('loads no page that nobody reads', async () => {
    const { portal, fetch } = portalOf(901);
    for await (const doctor of eachItem(portal.listDoctors)) {
      expect(doctor.name).toBe('Doctor 1');
      break;
    }
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('throws the error of a failed call', async () => {
    const { portal, fetch } = portalOf(20);
    fetch.mockResolvedValueOnce(Response.json({}, { status: 503 }));
    await expect(eachItem(portal.listDoctors).next()).rejects.toMatchObject({ status: 503 });
  });
});
