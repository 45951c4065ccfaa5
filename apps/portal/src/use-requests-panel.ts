import type { RequestListView, RequestsPanel } from '@medportal/ui';
import { useRevalidator } from 'react-router-dom';
import { readContext } from './data/apiClient.ts';
import { loadRequests } from './resources/requests.ts';
import { useGrowingList } from './use-growing-list.ts';
import { useTab } from './app/useTab.ts';
import { useView } from './use-view.ts';

const answeredTabs = ['false', 'true'] as const;

/** Whether the address asks for the answered requests; those that wait for an answer open first. */
export function asksForAnswered(request: Request): boolean {
  return new URL(request.url).searchParams.get('answered') === 'true';
}

/** The requests tab of the profile whose owner looks at it. */
export function useRequestsPanel(
  party: 'doctor' | 'patient',
  first: Promise<RequestListView> | undefined,
): RequestsPanel {
  const [answered, setAnswered] = useTab('answered', answeredTabs);
  const { revalidate } = useRevalidator();
  const isAnswered = answered === 'true';
  const { view } = useView(first, answered);
  const { view: grown, showMore } = useGrowingList(view, (shown) =>
    loadRequests(party, isAnswered, readContext(new Request(window.location.href)), shown.requests),
  );
  return {
    view: grown,
    answered: isAnswered,
    onAnsweredChange: (value) => setAnswered(value ? 'true' : 'false'),
    onShowMore: showMore,
    onRetry: () => void revalidate(),
  };
}
