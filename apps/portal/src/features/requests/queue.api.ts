// A doctor's requests, searched and sorted: by a backend that has the inbox, or on this device.
import type { Schemas } from '@medportal/api-client';
import type { RequestListView, RequestSummary } from '@medportal/ui';
import type { RequestOrder, RequestQueueProps } from '@medportal/ui/screens';
import { partialMatchKey } from '@tanstack/react-query';
import {
  prefetchCapability,
  useCapability,
  useIsAskingCapabilities,
} from '../../core/api/capabilities.ts';
import { queries } from '../../core/api/client.ts';
import { pagedQuery, type PagedViewQuery, polling } from '../../core/query/readQuery.ts';
import { requestsQuery, summary } from './api.ts';
import { prefetchRequests, useRequests } from './lists.api.ts';
import { number, record, required } from '../../core/api/wire.ts';
import { termParam } from '../../core/page/params.ts';
import { useSearchTerm } from '../../core/page/useSearchTerm.ts';
import { tabOf, useTab } from '../../core/page/useTab.ts';

/** What a doctor looks for in the requests. */
export interface Wanted {
  /** Words, each part of the patient's name or of the request; blank for all. */
  search: string;
  order: RequestOrder;
}

/** The requests to the logged-in doctor, searched and sorted by a backend that has the inbox. */
export function requestQueueQuery(
  isAnswered: boolean,
  wanted: Wanted,
): PagedViewQuery<RequestSummary> {
  const read = queries.listInboxRequests;
  return {
    ...pagedQuery({
      key: read.queryKey({ isAnswered, ...wanted }),
      page: (page) => read.queryOptions({ ...page, isAnswered, ...wanted }),
      map: ({ requests, totalCount }: Schemas['InboxRequestPage']) => ({
        items: requests.map((item) => {
          const { answeredAt: _, ...rest } = record(item);
          return summary('doctor', isAnswered, rest);
        }),
        totalCount: required(number(totalCount)),
      }),
    }),
    ...polling,
    // Not the requests of the other tab.
    placeholderData: (items, previous) => {
      if (!previous) return undefined;
      const [operation] = previous.queryKey;
      return partialMatchKey(previous.queryKey, [operation, { isAnswered }]) ? items : undefined;
    },
  };
}

const keyOf = (text = '') => text.normalize('NFC').toLowerCase();

const hasAll = ({ person, description }: RequestSummary, words: readonly string[]) => {
  const key = `${keyOf(person?.name)}\n${keyOf(description)}`;
  return words.every((word) => key.includes(word));
};

/** Equal times are ordered by id. A request without a time comes first, where nobody overlooks it. */
function byAge(one: RequestSummary, other: RequestSummary): number {
  const [oneTime, otherTime] = [one.sentAt ?? '', other.sentAt ?? ''];
  if (oneTime !== otherTime) return oneTime < otherTime ? -1 : 1;
  return (one.id ?? 0) - (other.id ?? 0);
}

/** Searches the loaded requests, and sorts them once all are loaded: before that, older ones could be missing. */
export function arrange(view: RequestListView, { search, order }: Wanted): RequestListView {
  if (view.status !== 'ready') return view;
  const words = keyOf(search).split(/\s+/).filter(Boolean);
  const isAll = words.length === 0;
  const hits = isAll ? view.requests : view.requests.filter((one) => hasAll(one, words));
  if (view.more !== 'none')
    return isAll ? view : { ...view, requests: hits, searchedCount: view.requests.length };
  return {
    ...view,
    requests: order === 'oldest' ? hits.toSorted(byAge) : hits,
    totalCount: isAll ? view.totalCount : hits.length,
  };
}

const orders = ['newest', 'oldest'] as const satisfies readonly RequestOrder[];

const isSought = (search: string, order: RequestOrder) => search !== '' || order !== 'newest';

/** Prefetches the plain list. Whether the backend searches and sorts may not be known yet. */
export function prefetchRequestQueue(request: Request): void {
  const search = termParam(new URL(request.url).searchParams, 'search');
  void prefetchCapability('inbox');
  if (!isSought(search, tabOf(request, 'order', orders))) prefetchRequests('doctor', request);
}

/**
 * Reads the requests of the logged-in doctor. A backend with the inbox searches and sorts all of them; any other returns
 * them newest first, and this device searches and sorts what is loaded.
 * @param enabled - Whether their tab is open; nothing is read otherwise.
 */
export function useRequestQueue(enabled: boolean): RequestQueueProps {
  const [search, onSearch] = useSearchTerm('search');
  const [order, onOrderChange] = useTab('order', orders);
  const hasInbox = useCapability('inbox') === true;
  const asksInbox = hasInbox && isSought(search, order);
  const { view, ...panel } = useRequests(
    (answered) =>
      asksInbox
        ? requestQueueQuery(answered, { search, order })
        : requestsQuery('doctor', answered),
    enabled,
  );
  const isAsking = useIsAskingCapabilities();
  const isSortable = hasInbox || (view.status === 'ready' && view.more === 'none');
  return {
    ...panel,
    view: asksInbox ? view : arrange(view, { search, order }),
    search,
    order: isSortable ? order : 'newest',
    sortable: !isSortable && isAsking ? undefined : isSortable,
    onSearch,
    onOrderChange,
  };
}
