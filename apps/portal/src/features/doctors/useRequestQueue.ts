import type { RequestOrder, RequestQueueProps } from '@medportal/ui/screens';
import { termParam } from '../../core/page/params.ts';
import { useSearchTerm } from '../../core/page/useSearchTerm.ts';
import { tabOf, useTab } from '../../core/page/useTab.ts';
import {
  prefetchCapability,
  useCapability,
  useIsAskingCapabilities,
} from '../../core/api/capabilities.ts';
import { arrange, requestQueueQuery } from '../requests/queue.api.ts';
import { requestsQuery } from '../requests/api.ts';
import { prefetchRequests, useRequests } from '../requests/lists.api.ts';

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
