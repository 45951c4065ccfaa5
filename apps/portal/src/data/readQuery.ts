// Reads of the contract as queries. Resources say what they call and what its answer becomes.
import {
  type CallOptions,
  type OperationId,
  PortalError,
  type PortalResult,
} from '@medportal/api-client';
import { queryClient } from './queryClient.ts';

/** Which operation a read calls, and with what: the key of its query. */
export type ReadKey = readonly [OperationId, ...unknown[]];

/**
 * The answer of a call as `map` reads it. One that lacks what its view cannot do without, or is nothing like the contract
 * inside, has failed as one that cannot be read: a page says so, and does not break.
 * @throws PortalError when the call failed; of kind `parse`, with the cause, when `map` threw
 */
export function readAs<Wire, Data>(
  operationId: OperationId,
  result: PortalResult<Wire>,
  map: (wire: Wire) => Data,
): Data {
  const wire = result.orThrow();
  try {
    return map(wire);
  } catch (cause) {
    const { status } = result.response ?? {};
    throw new PortalError('parse', operationId, { status, cause });
  }
}

/** What a read needs. */
export interface Read<Wire, Data> {
  key: ReadKey;
  /** Makes the call. */
  call: (options: CallOptions) => Promise<PortalResult<Wire>>;
  /** What the portal makes of the answer: plain data, so that a refresh that brings the same changes nothing. */
  map: (wire: Wire) => Data;
  /** What could not be shown when it fails: 'The doctors could not be loaded'. */
  failure: string;
}

/** A query, as `useView` and {@link prefetch} take it. */
export interface ReadQuery<Data> {
  queryKey: ReadKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  meta: { failure: string };
  /** False while the page does not show it: it is not read then. */
  enabled?: boolean;
}

/** A read as a query. */
export function readQuery<Wire, Data>({
  key,
  call,
  map,
  failure,
}: Read<Wire, Data>): ReadQuery<Data> {
  return {
    queryKey: key,
    queryFn: async ({ signal }) => readAs(key[0], await call({ signal }), map),
    meta: { failure },
  };
}

/** A part of a list, and how many items there are in all. */
export interface Slice<Item> {
  items: readonly Item[];
  totalCount: number;
}

/** Which part of a list to ask for. */
interface PageInput {
  pageNumber: number;
  pageSize: number;
}

/** What a paged read needs. */
export interface PagedRead<Wire, Item> extends Omit<Read<Wire, Slice<Item>>, 'call'> {
  /** Makes the call for a part of the list. */
  call: (page: PageInput, options: CallOptions) => Promise<PortalResult<Wire>>;
}

/** A query of a list that 'Show more' makes longer, as `usePagedView` and {@link prefetch} take it. */
export interface PagedQuery<Item> extends Pick<ReadQuery<never>, 'queryKey' | 'meta' | 'enabled'> {
  queryFn: (context: { pageParam: number; signal: AbortSignal }) => Promise<Slice<Item>>;
  initialPageParam: number;
  getNextPageParam: (last: Slice<unknown>, all: unknown, length: number) => number | undefined;
  maxPages: 1;
}

/** How many items 'Show more' adds at first, and how many a list begins with. */
const STEP = 9;
/** From so many items on, each 'Show more' doubles the list: nobody presses a hundred times. */
const DOUBLING_FROM = 5 * STEP;
/** The most items of one call. */
const LONGEST_PAGE = 900;

/** How long a list of `length` is after the next 'Show more'. */
export function nextLength(length: number): number {
  if (length >= LONGEST_PAGE) return length + LONGEST_PAGE;
  return Math.min(length < DOUBLING_FROM ? length + STEP : length * 2, LONGEST_PAGE);
}

/**
 * A list that 'Show more' makes longer, as a query. It always holds the list from its first item on, so that a refresh
 * asks for the same length again: in one call, since the contract's page may have up to 900 items, and in several beyond.
 */
export function pagedQuery<Wire, Item>({
  key,
  call,
  map,
  failure,
}: PagedRead<Wire, Item>): PagedQuery<Item> {
  return {
    queryKey: key,
    queryFn: async ({ pageParam: length, signal }) => {
      const pageSize = Math.min(length, LONGEST_PAGE);
      const reads = Array.from({ length: length / pageSize }, async (_, index) =>
        readAs(key[0], await call({ pageNumber: index + 1, pageSize }, { signal }), map),
      );
      const slices = await Promise.all(reads);
      const totalCount = slices.at(-1)?.totalCount ?? 0;
      return { items: slices.flatMap(({ items }) => items), totalCount };
    },
    initialPageParam: STEP,
    // A backend may give more than it was asked for.
    getNextPageParam: ({ items, totalCount }, _, length) =>
      items.length < totalCount ? nextLength(Math.max(length, items.length)) : undefined,
    // A longer list takes the place of the shorter one.
    maxPages: 1,
    meta: { failure },
  };
}

/**
 * Starts a read that a page needs: loaders call it, so that no read waits for a render. What is in the cache is left
 * alone; the page itself refreshes what has grown old.
 * @returns what was read, for a read that depends on it; nothing when it failed, which the page shows
 */
export async function prefetch<Data>(query: ReadQuery<Data>): Promise<Data | undefined> {
  // Prerendering has no backend to ask.
  if (import.meta.env.SSR) return undefined;
  return queryClient.query({ ...query, staleTime: 'static' }).catch(() => undefined);
}

/** Starts to read a list, as {@link prefetch} does. */
export async function prefetchPage(query: PagedQuery<unknown>): Promise<void> {
  if (import.meta.env.SSR) return;
  await queryClient.infiniteQuery({ ...query, staleTime: 'static' }).catch(() => {});
}
