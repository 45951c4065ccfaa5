import type { PortalError } from '@medportal/api-client';
import { type FailedView, type More, type Stale } from '@medportal/ui';
import type { ListView } from '@medportal/ui/screens';
import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { hydration } from '../api/hydration.ts';
import { type DataTexts, useDataTexts } from '../i18n/dataTexts.ts';
import { failedView } from '../api/errors.ts';
import type { ReadFailure } from '../i18n/messages/en/index.ts';
import type { CursorQuery, PagedViewQuery, ReadQuery, Slice } from './readQuery.ts';

const loading = { status: 'loading' } as const;

type Otherwise<View> = (error: PortalError) => View | undefined;

export interface QueryState<Data> {
  data: Data | undefined;
  error: PortalError | null;
  /** When `data` was loaded, in milliseconds since the epoch. */
  dataUpdatedAt: number;
  isFetching: boolean;
}

/**
 * Maps the state of a query to a view. Keeps loaded data when a refresh fails, marked as stale, unless the error means
 * that the data is locked or missing.
 * @param texts - For a failure.
 * @param failure - The name of a failure's title.
 * @param ready - Maps loaded data.
 * @param otherwise - Maps an error to a locked or missing view; undefined for a plain failure.
 */
export function viewOf<Data, View extends { status: string }>(
  { data, error, dataUpdatedAt, isFetching }: QueryState<Data>,
  texts: DataTexts,
  failure: ReadFailure,
  ready: (data: Data) => View,
  otherwise?: Otherwise<NoInfer<View>>,
): View | (View & { stale: Stale }) | FailedView | typeof loading {
  const other = error ? otherwise?.(error) : undefined;
  if (other) return other;
  if (data === undefined) return error ? failedView(error, texts, failure) : loading;
  if (!error) return ready(data);
  const loadedAt = new Date(dataUpdatedAt).toISOString();
  return { ...ready(data), stale: { loadedAt, isRetrying: isFetching } };
}

/**
 * Shows the loading view during hydration, to match HTML that was prerendered without data. Data that is there by then
 * follows in a transition, which lets the page answer in between.
 */
function useOnceHydrated<View extends { status: string }>(view: View): View | typeof loading {
  const [, setIsShown] = useState(false);
  const isEarly = hydration.isPending && !hydration.dataKey && view.status !== 'loading';
  useEffect(() => {
    if (isEarly) startTransition(() => setIsShown(true));
  }, [isEarly]);
  return isEarly ? loading : view;
}

export function useView<Data, View extends { status: string }>(
  query: ReadQuery<Data>,
  ready: (data: Data) => View,
  otherwise?: Otherwise<NoInfer<View>>,
) {
  const texts = useDataTexts();
  const { failure } = query.meta;
  const { refetch, data, error, dataUpdatedAt, isFetching, isFetched } = useQuery({
    ...query,
    // What another part of the page reads changes nothing here.
    ...(query.enabled === false && { notifyOnChangeProps: [] }),
  });
  // The same view again lets memoized parts of a page be, if `ready` and `otherwise` are the same functions.
  const view = useMemo(
    () => viewOf({ data, error, dataUpdatedAt, isFetching }, texts, failure, ready, otherwise),
    [data, error, dataUpdatedAt, isFetching, texts, failure, ready, otherwise],
  );
  return {
    view: useOnceHydrated(view),
    onRetry: useCallback(() => void refetch(), [refetch]),
    /** Whether the first read has succeeded or failed. */
    isFetched,
  };
}

const empty = { status: 'empty' } as const;

/** The items of all pages. A list that is paged by its length has a single page. */
function joined<Item>({ pages }: InfiniteData<Slice<Item>>): Slice<Item> | undefined {
  const last = pages.at(-1);
  return last && pages.length > 1 ? { ...last, items: pages.flatMap(({ items }) => items) } : last;
}

type Pages<Item> = UseInfiniteQueryResult<Slice<Item> | undefined>;

function useLoadedItems<Item, View extends { status: string }>(
  pages: Pages<Item>,
  failure: ReadFailure,
  ready: (slice: Slice<Item> & { more: More }) => View,
  otherwise?: Otherwise<NoInfer<View>>,
) {
  const texts = useDataTexts();
  const {
    data: slice,
    error,
    fetchNextPage,
    refetch,
    isPlaceholderData,
    hasNextPage,
    ...state
  } = pages;
  const more = (): More => {
    if (state.isFetchingNextPage) return 'pending';
    if (state.isFetchNextPageError) return 'failed';
    // It does not know the next page of placeholder data.
    const hasMore =
      isPlaceholderData && slice ? slice.items.length < slice.totalCount : hasNextPage;
    return hasMore ? 'available' : 'none';
  };
  // A failed 'Show more' is shown at the button, not as a failure of the list.
  const read = { ...state, data: slice, error: state.isFetchNextPageError ? null : error };
  const view = viewOf<Slice<Item>, View | typeof empty>(
    read,
    texts,
    failure,
    (loaded) => (loaded.items.length === 0 ? empty : ready({ ...loaded, more: more() })),
    otherwise,
  );
  return {
    view: useOnceHydrated(view),
    updating: isPlaceholderData,
    onShowMore: () => {
      if (!isPlaceholderData) void fetchNextPage();
    },
    onRetry: () => void refetch(),
  };
}

/**
 * Runs a paged query for a screen.
 * @param ready - Maps the items loaded so far; not called for an empty list.
 * @param otherwise - As for {@link viewOf}.
 */
export function usePagedView<Item, View extends { status: string }>(
  query: PagedViewQuery<Item>,
  ready: (slice: Slice<Item> & { more: More }) => View,
  otherwise?: Otherwise<NoInfer<View>>,
) {
  const pages = useInfiniteQuery({ ...query, select: joined<Item> });
  return useLoadedItems(pages, query.meta.failure, ready, otherwise);
}

/** Runs a query of a list with cursors for a screen. Parameters as for {@link usePagedView}. */
export function useCursorView<Item, View extends { status: string }>(
  query: CursorQuery<Item>,
  ready: (slice: Slice<Item> & { more: More }) => View,
  otherwise?: Otherwise<NoInfer<View>>,
) {
  const pages = useInfiniteQuery({ ...query, select: joined<Item> });
  return useLoadedItems(pages, query.meta.failure, ready, otherwise);
}

export function listView<Item>(items: readonly Item[]): ListView<Item> {
  return items.length === 0 ? empty : { status: 'ready', items };
}
