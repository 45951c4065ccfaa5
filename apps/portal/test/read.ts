import { PortalError } from '@medportal/api-client';
import type { PagedQuery, ReadQuery, Slice } from '../src/core/query/readQuery.ts';
import { dataTexts } from '../src/core/i18n/dataTexts.ts';
import { viewOf } from '../src/core/query/useView.ts';
import { submissionOf, type Write } from '../src/core/query/useWrite.ts';

const { signal } = new AbortController();

/** Runs a read and maps it to the view that its page gets; parameters as for `viewOf`. */
export async function viewOfRead<Data, View extends { status: string }>(
  { queryFn, meta }: ReadQuery<Data>,
  ready: (data: Data) => View,
  otherwise?: (error: PortalError) => View | undefined,
) {
  const state = await queryFn({ signal }).then(
    (data) => ({ data, error: null }),
    (error: unknown) => {
      // Pages cannot explain any other error.
      if (!(error instanceof PortalError)) throw error;
      return { data: undefined, error };
    },
  );
  return viewOf(
    { ...state, dataUpdatedAt: 0, isFetching: false },
    dataTexts(),
    meta.failure,
    ready,
    otherwise,
  );
}

/** {@link viewOfRead} for one page of a paged list, by default the first. */
export function viewOfPage<Item, View extends { status: string }, Param = number>(
  { queryFn, queryKey, meta, initialPageParam }: PagedQuery<Item, Param>,
  ready: (slice: Slice<Item>) => View,
  pageParam = initialPageParam,
) {
  const first = () => queryFn({ pageParam, signal });
  return viewOfRead<Slice<Item>, View | { status: 'empty' }>(
    { queryKey, meta, queryFn: first },
    (slice) => (slice.items.length === 0 ? { status: 'empty' } : ready(slice)),
  );
}

export async function outcomeOf<Values>(write: Write<Values>, values: Values) {
  const result = await write.call(values, { idempotencyKey: 'k' });
  return result.ok ? { status: 'saved' as const } : submissionOf(result.error, write, dataTexts());
}
