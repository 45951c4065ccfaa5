import { maxPageSize, type OperationId, PortalError } from '@medportal/api-client';
import type { PortalQueryKey, ReadOperationId } from '@medportal/api-client/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import type { ReadFailure } from '../i18n/messages/en/index.ts';
import { queryClient } from '../api/queryClient.ts';
import { responses } from '../api/serverData.ts';
import { number, required, text } from '../api/wire.ts';

/**
 * Maps the data of a call.
 * @throws PortalError of kind `parse`, with the cause, when `map` throws on a malformed response
 */
function mapWire<Wire, Data>(
  operationId: OperationId,
  wire: Wire,
  map: (wire: Wire) => Data,
): Data {
  try {
    return map(wire);
  } catch (cause) {
    throw new PortalError('parse', operationId, { cause });
  }
}

/** A read of the client, as `queryOptions` of `@medportal/api-client/react-query` returns it. */
interface ClientQuery<Wire> {
  queryFn: (context: { signal: AbortSignal }) => Promise<Wire>;
}

/** The key of a read that pages show: its failure has a title. */
type ShownKey = PortalQueryKey<Extract<ReadOperationId, ReadFailure>>;

export interface Read<Wire, Data> {
  query: ClientQuery<Wire> & { queryKey: ShownKey };
  /** Returns plain data, so that structural sharing prevents needless renders. */
  map: (wire: Wire) => Data;
  /** The name of its title when it fails. Default: that of the operation. */
  failure?: ReadFailure;
}

export interface ReadQuery<Data> {
  queryKey: PortalQueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  meta: { failure: ReadFailure };
  /** False while the page does not show it; true when absent. */
  enabled?: boolean;
  /** Milliseconds to keep the data after its page has closed; the cache's default when absent. */
  gcTime?: number;
}

export function readQuery<Wire, Data>({
  query: { queryKey, queryFn },
  map,
  failure = queryKey[0],
}: Read<Wire, Data>): ReadQuery<Data> {
  return {
    queryKey,
    queryFn: async ({ signal }) => mapWire(queryKey[0], await queryFn({ signal }), map),
    meta: { failure },
  };
}

/** Options of a read whose data others change too. */
export const polling = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const;

/** The first items of a list. */
export interface Slice<Item> {
  items: readonly Item[];
  /** The length of the whole list. */
  totalCount: number;
  /** The cursor of the next items, in a list that has cursors; absent at its end. */
  next?: string | undefined;
}

interface PageInput {
  pageNumber: number;
  pageSize: number;
}

export interface PagedRead<Wire, Item> extends Omit<Read<Wire, Slice<Item>>, 'query'> {
  key: ShownKey;
  page: (page: PageInput) => ClientQuery<Wire>;
}

/**
 * A query of a paged list for `usePagedView` and {@link prefetchPage}. Its page parameter is the list's length, unless the
 * list has another one.
 */
export interface PagedQuery<Item, Param = number> extends Pick<
  ReadQuery<never>,
  'queryKey' | 'meta' | 'enabled'
> {
  queryFn: (context: { pageParam: Param; signal: AbortSignal }) => Promise<Slice<Item>>;
  initialPageParam: Param;
  getNextPageParam: (
    last: Slice<unknown>,
    all: readonly Slice<unknown>[],
    param: Param,
  ) => Param | undefined;
  maxPages?: 1;
}

/** A paged list as a page shows it. */
export interface PagedViewQuery<Item> extends PagedQuery<Item> {
  /** Milliseconds between refreshes while the page is visible; none when absent. */
  refetchInterval?: number;
  refetchOnWindowFocus?: 'always';
  /** Chooses items of the previous query to show until this one has loaded. */
  placeholderData?: (
    items: InfiniteData<Slice<Item>, number> | undefined,
    previous: Pick<PagedQuery<Item>, 'queryKey'> | undefined,
  ) => InfiniteData<Slice<Item>, number> | undefined;
}

/** The initial length of a list, and the number of items that 'Show more' adds at first. */
export const STEP = 9;
/** From this length on, 'Show more' doubles the list. */
const DOUBLING_FROM = 5 * STEP;

export function nextLength(length: number): number {
  if (length >= maxPageSize) return length + maxPageSize;
  return Math.min(length < DOUBLING_FROM ? length + STEP : length * 2, maxPageSize);
}

/**
 * Turns a paged read into a query. It holds the whole list so far as one page, so that a refresh reads the same items
 * again: in one call up to 900 items, in parallel calls beyond.
 */
export function pagedQuery<Wire, Item>({
  key,
  page,
  map,
  failure = key[0],
}: PagedRead<Wire, Item>): PagedQuery<Item> {
  return {
    queryKey: key,
    queryFn: async ({ pageParam: length, signal }) => {
      const pageSize = Math.min(length, maxPageSize);
      const reads = Array.from({ length: length / pageSize }, async (_, index) =>
        mapWire(key[0], await page({ pageNumber: index + 1, pageSize }).queryFn({ signal }), map),
      );
      const slices = await Promise.all(reads);
      const totalCount = slices.at(-1)?.totalCount ?? 0;
      return { items: slices.flatMap(({ items }) => items), totalCount };
    },
    initialPageParam: STEP,
    // A backend may return more items than requested.
    getNextPageParam: ({ items, totalCount }, _, length) =>
      items.length < totalCount ? nextLength(Math.max(length, items.length)) : undefined,
    // The longer list replaces the shorter one.
    maxPages: 1,
    meta: { failure },
  };
}

/** Where a page of a list with cursors begins. A backend without cursors has only numbered pages. */
export type PageStart = { cursor: string } | { pageNumber: number };

/** A query of a list with cursors for `useCursorView`. */
export type CursorQuery<Item> = PagedQuery<Item, PageStart>;

/** A page of a log. */
interface WireLog<Entry> {
  entries: readonly Entry[];
  totalCount: number;
  next?: string | null;
}

/**
 * Turns a read of a log, which has cursors, into a query with one page for each call, so that `Show more` reads only what
 * is new, however long the log is.
 * @param map - Maps an entry.
 * @param pageSize - The number of items of each page.
 */
export function cursorQuery<Entry, Item>({
  key,
  page,
  map,
  pageSize,
  failure = key[0],
}: Pick<PagedRead<never, Item>, 'key' | 'failure'> & {
  page: (page: PageStart & { pageSize: number }) => ClientQuery<WireLog<Entry>>;
  map: (entry: Entry) => Item;
  pageSize: number;
}): CursorQuery<Item> {
  const mapPage = ({ entries, totalCount, next }: WireLog<Entry>) => ({
    items: entries.map((entry) => map(entry)),
    totalCount: required(number(totalCount)),
    next: text(next),
  });
  return {
    queryKey: key,
    queryFn: async ({ pageParam, signal }) =>
      mapWire(key[0], await page({ ...pageParam, pageSize }).queryFn({ signal }), mapPage),
    initialPageParam: { pageNumber: 1 },
    getNextPageParam: ({ items, totalCount, next }, all, start) => {
      if (next !== undefined) return { cursor: next };
      const count = all.reduce((sum, one) => sum + one.items.length, 0);
      const hasNumberedPage = 'pageNumber' in start && items.length > 0 && count < totalCount;
      return hasNumberedPage ? { pageNumber: start.pageNumber + 1 } : undefined;
    },
    meta: { failure },
  };
}

/** Whether a page is rendered without data. */
const isWithoutData = () => import.meta.env.SSR && responses.size === 0;

/**
 * Starts a read in a loader, before the page renders. Leaves cached data alone: the page refreshes it when stale.
 * @returns the data, for reads that depend on it; undefined when the read failed.
 */
export async function prefetch<Data>(query: ReadQuery<Data>): Promise<Data | undefined> {
  if (isWithoutData()) return undefined;
  return queryClient.query({ ...query, staleTime: 'static' }).catch(() => undefined);
}

export async function prefetchPage(query: PagedQuery<unknown>): Promise<void> {
  if (isWithoutData()) return;
  await queryClient.infiniteQuery({ ...query, staleTime: 'static' }).catch(() => {});
}

/** {@link prefetchPage} for a list with cursors. */
export async function prefetchCursor(query: CursorQuery<unknown>): Promise<void> {
  if (isWithoutData()) return;
  await queryClient.infiniteQuery({ ...query, staleTime: 'static' }).catch(() => {});
}
