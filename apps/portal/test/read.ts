// Reads and writes of the resources without a page, for tests of what they make of an answer.
import type { PortalError } from '@medportal/api-client';
import type { PagedQuery, ReadQuery, Slice } from '../src/data/readQuery.ts';
import { viewOf } from '../src/data/useView.ts';
import { submissionOf, type Write } from '../src/data/useWrite.ts';

const { signal } = new AbortController();

/** Reads, and gives the view that the page of the read gets; `otherwise` as of `viewOf`. */
export async function viewOfRead<Data, View extends { status: string }>(
  { queryFn, meta }: ReadQuery<Data>,
  ready: (data: Data) => View,
  otherwise?: (error: PortalError) => View | undefined,
) {
  const state = await queryFn({ signal }).then(
    (data) => ({ data, error: null }),
    (error: PortalError) => ({ data: undefined, error }),
  );
  return viewOf({ ...state, dataUpdatedAt: 0, isFetching: false }, meta.failure, ready, otherwise);
}

/** Reads the first `length` items of a list. */
export function viewOfPage<Item, View extends { status: string }>(
  { queryFn, queryKey, meta }: PagedQuery<Item>,
  ready: (slice: Slice<Item>) => View,
  length = 9,
) {
  const first = () => queryFn({ pageParam: length, signal });
  return viewOfRead<Slice<Item>, View | { status: 'empty' }>(
    { queryKey, meta, queryFn: first },
    (slice) => (slice.items.length === 0 ? { status: 'empty' } : ready(slice)),
  );
}

/** Saves, and gives what the form is told. */
export async function outcomeOf<Values>(write: Write<Values>, values: Values) {
  const result = await write.call(values, { idempotencyKey: 'k' });
  return result.ok ? { status: 'saved' as const } : submissionOf(result.error, write);
}
