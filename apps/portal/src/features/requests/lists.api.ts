import type { RequestListView, RequestsPanel, RequestSummary } from '@medportal/ui';
import type { LatestResponse, ListView } from '@medportal/ui/screens';
import { useQuarterHour } from '../../core/clock/useQuarterHour.ts';
import { tabOf, useTab } from '../../core/page/useTab.ts';
import { type PagedViewQuery, prefetchPage } from '../../core/query/readQuery.ts';
import { useLocked } from '../../core/query/locked.ts';
import { usePagedView } from '../../core/query/useView.ts';
import { type Party, requestsQuery } from './api.ts';

const answeredTabs = ['false', 'true'] as const;

export function prefetchRequests(party: Party, request: Request): void {
  void prefetchPage(requestsQuery(party, tabOf(request, 'answered', answeredTabs) === 'true'));
}

/**
 * Reads the requests of the logged-in user.
 * @param queryOf - The query of the answered or of the unanswered ones.
 * @param enabled - Whether their tab is open; nothing is read otherwise.
 */
export function useRequests(
  queryOf: (answered: boolean) => PagedViewQuery<RequestSummary>,
  enabled: boolean,
): RequestsPanel {
  const [tab, setTab] = useTab('answered', answeredTabs);
  const answered = tab === 'true';
  const { view, updating, onShowMore, onRetry } = usePagedView(
    { ...queryOf(answered), enabled },
    ({ items, ...rest }): RequestListView => ({ status: 'ready', requests: items, ...rest }),
    useLocked(),
  );
  return {
    view,
    answered,
    now: useQuarterHour(),
    updating,
    onAnsweredChange: (next) => setTab(next ? 'true' : 'false'),
    onShowMore,
    onRetry,
  };
}

/** The same read as that of the answered requests, so that opening their tab asks nothing twice. */
const answeredQuery = () => requestsQuery('patient', true);

export function prefetchLatestResponse(): void {
  void prefetchPage(answeredQuery());
}

/**
 * Reads the latest response to the logged-in patient: that of the newest request, as the list has no other date.
 * @param allHref - The address of all answered requests.
 * @param enabled - Whether the page shows it; nothing is read otherwise.
 */
export function useLatestResponse(allHref: string, enabled: boolean): LatestResponse {
  const { view, onRetry } = usePagedView(
    { ...answeredQuery(), enabled },
    ({ items }): ListView<RequestSummary> => ({ status: 'ready', items }),
    useLocked(),
  );
  return { view, allHref, onRetry };
}
