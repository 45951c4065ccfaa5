// Queries as the views that screens show.
import type { PortalError } from '@medportal/api-client';
import { type FailedView, type More, type Stale, useHydrated } from '@medportal/ui';
import type { ListView } from '@medportal/ui/screens';
import { type keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { failedView } from './errors.ts';
import type { PagedQuery, ReadQuery, Slice } from './readQuery.ts';

const loading = { status: 'loading' } as const;

/** The view of a failed read that is locked or missing; undefined where it has just failed. */
type Otherwise<View> = (error: PortalError) => View | undefined;

/** Where a query stands, as far as its view depends on it. */
export interface QueryState<Data> {
  data: Data | undefined;
  error: PortalError | null;
  /** When `data` was loaded, in milliseconds. */
  dataUpdatedAt: number;
  isFetching: boolean;
}

/**
 * The view of a query. What was loaded stays when its refresh fails, with a word about its age, unless the failure says
 * that this reader may not see it, or that it does not exist.
 * @param title - What could not be shown when there is nothing but a failure.
 * @param ready - Makes the view of what was loaded.
 * @param otherwise - Makes the view of a failure that is locked or missing.
 */
export function viewOf<Data, View extends { status: string }>(
  { data, error, dataUpdatedAt, isFetching }: QueryState<Data>,
  title: string,
  ready: (data: Data) => View,
  otherwise?: Otherwise<NoInfer<View>>,
): View | (View & { stale: Stale }) | FailedView | typeof loading {
  const other = error ? otherwise?.(error) : undefined;
  if (other) return other;
  if (data === undefined) return error ? failedView(error, title) : loading;
  if (!error) return ready(data);
  const loadedAt = new Date(dataUpdatedAt).toISOString();
  return { ...ready(data), stale: { loadedAt, isRetrying: isFetching } };
}

/** The view from hydration on. Prerendered HTML shows that it loads, whatever has arrived since. */
function useOnceHydrated<View>(view: View): View | typeof loading {
  return useHydrated() ? view : loading;
}

/** A read, as its screen takes it: the view, and what reads again. The views are made as by {@link viewOf}. */
export function useView<Data, View extends { status: string }>(
  query: ReadQuery<Data>,
  ready: (data: Data) => View,
  otherwise?: Otherwise<NoInfer<View>>,
) {
  const { refetch, ...state } = useQuery(query);
  const view = useOnceHydrated(viewOf(state, query.meta.failure, ready, otherwise));
  return {
    view,
    onRetry: () => void refetch(),
    /** Whether an answer or a failure has come, also when it is being read again. */
    isFetched: state.isFetched,
  };
}

const empty = { status: 'empty' } as const;

/** A query of a paged list, with what its page wants of it. */
export interface PagedViewQuery<Item> extends PagedQuery<Item> {
  /** Milliseconds between two refreshes while the page is visible. */
  refetchInterval?: number;
  /** Refreshes when the reader comes back to the window. */
  refetchOnWindowFocus?: 'always';
  /** Keeps what the query before brought until this one brings its own. */
  placeholderData?: typeof keepPreviousData;
}

/**
 * A paged list, as its screen takes it.
 * @param ready - Makes the view of the items read so far, of which there is at least one.
 * @param otherwise - As of {@link viewOf}.
 */
export function usePagedView<Item, View extends { status: string }>(
  query: PagedViewQuery<Item>,
  ready: (slice: Slice<Item> & { more: More }) => View,
  otherwise?: Otherwise<NoInfer<View>>,
) {
  const { data, error, fetchNextPage, refetch, isPlaceholderData, ...state } =
    useInfiniteQuery(query);
  const slice = data?.pages[0];
  const more = (): More => {
    if (state.isFetchingNextPage) return 'pending';
    if (state.isFetchNextPageError) return 'failed';
    return slice && slice.items.length < slice.totalCount ? 'available' : 'none';
  };
  // What the list has stays when there is no more to be had, and 'Show more' says so.
  const read = { ...state, data: slice, error: state.isFetchNextPageError ? null : error };
  const view = viewOf<Slice<Item>, View | typeof empty>(
    read,
    query.meta.failure,
    (loaded) => (loaded.items.length === 0 ? empty : ready({ ...loaded, more: more() })),
    otherwise,
  );
  return {
    view: useOnceHydrated(view),
    /** What is shown is what the query before brought. */
    updating: isPlaceholderData,
    onShowMore: () => {
      if (!isPlaceholderData) void fetchNextPage();
    },
    onRetry: () => void refetch(),
  };
}

/** The view of a list that is read as a whole. */
export function listView<Item>(items: readonly Item[]): ListView<Item> {
  return items.length === 0 ? empty : { status: 'ready', items };
}
