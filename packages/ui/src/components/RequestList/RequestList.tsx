import { memo } from 'react';
import styled from 'styled-components';
import { breakpoint, space, type } from '../../theme/theme.ts';
import type { EmptyView, FailedView, LockedView, More, Stale } from '../../view.ts';
import { RequestCard, type RequestSummary } from '../RequestCard/RequestCard.tsx';
import { ShowMore } from '../ShowMore/ShowMore.tsx';
import { LoadingRegion, SkeletonCard } from '../Skeleton/Skeleton.tsx';
import { longList } from '../Stack/longList.ts';
import { Stack } from '../Stack/Stack.tsx';
import { StaleNotice } from '../StaleNotice/StaleNotice.tsx';
import { EmptyState, FailedState, LockedState } from '../States/States.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** A list of requests in each of its states. */
export type RequestListView =
  | { status: 'loading' }
  | EmptyView
  | FailedView
  | LockedView
  | {
      status: 'ready';
      /** Newest first. */
      requests: readonly RequestSummary[];
      /** How many there are in all, shown or not. */
      totalCount: number;
      /** How its 'Show more' button stands. */
      more: More;
      /** Present while the last refresh failed. */
      stale?: Stale;
    };

/** The requests of the person who is logged in: the answered ones, or the others. */
export interface RequestsPanel {
  /** The list of the open sub-tab. */
  view: RequestListView;
  /** Which sub-tab is open. */
  answered: boolean;
  /** Opens the other sub-tab. */
  onAnsweredChange: (answered: boolean) => void | Promise<void>;
  /** Asks for the next requests. */
  onShowMore: () => void;
  /** Loads the list again after a failure. */
  onRetry: () => void;
}

// Both long names are meant to fit on a phone.
const Tab = styled(Tabs.Tab)`
  ${type.small}
  padding-inline: ${space[2]};

  ${breakpoint.small} {
    ${type.body}
    padding-inline: ${space[4]};
  }
`;

const List = styled(Stack)`
  ${longList('9rem')}
`;

// A list that has grown brings the same requests again, which need not be rendered again.
const Item = memo(function Item({ request }: { request: RequestSummary }) {
  return (
    <li>
      <RequestCard request={request} />
    </li>
  );
});

// Hundreds need not be compared when something else on the page changes.
const Items = memo(function Items({ requests }: { requests: readonly RequestSummary[] }) {
  return requests.map((request, index) => (
    // Nothing but its place tells a request without a number from another.
    // oxlint-disable-next-line react/no-array-index-key
    <Item key={request.id ?? `at ${index}`} request={request} />
  ));
});

/** Answered and unanswered requests, each on a tab of their own. */
export function RequestList({
  view,
  answered,
  onAnsweredChange,
  onShowMore,
  onRetry,
}: RequestsPanel) {
  const tab = answered ? 'answered' : 'unanswered';
  return (
    <Tabs
      label="Requests"
      variant="segmented"
      value={tab}
      onChange={(next) => onAnsweredChange(next === 'answered')}
    >
      <VisuallyHidden as="h2">Requests</VisuallyHidden>
      <Tabs.List>
        <Tab value="answered">Answered requests</Tab>
        <Tab value="unanswered">Not answered requests</Tab>
      </Tabs.List>
      <Tabs.Panel value={tab} data-state={view.status}>
        <Requests view={view} onShowMore={onShowMore} onRetry={onRetry} />
      </Tabs.Panel>
    </Tabs>
  );
}

function Requests({
  view,
  onShowMore,
  onRetry,
}: Pick<RequestsPanel, 'view' | 'onShowMore' | 'onRetry'>) {
  switch (view.status) {
    case 'loading':
      return (
        <LoadingRegion label="Loading requests">
          <Stack>
            <SkeletonCard />
            <SkeletonCard />
          </Stack>
        </LoadingRegion>
      );
    case 'empty':
      return (
        <Stack gap={5}>
          <StaleNotice stale={view.stale} onRetry={onRetry} />
          <EmptyState text="No requests yet!" />
        </Stack>
      );
    case 'failed':
      return <FailedState headingLevel={3} failure={view.failure} onRetry={onRetry} />;
    case 'locked':
      return <LockedState headingLevel={3} reason={view.reason} what="these requests" />;
    case 'ready':
      return (
        <Stack gap={5}>
          <StaleNotice stale={view.stale} onRetry={onRetry} />
          <List forwardedAs="ul">
            <Items requests={view.requests} />
          </List>
          <ShowMore
            more={view.more}
            shown={view.requests.length}
            total={view.totalCount}
            onShowMore={onShowMore}
          />
        </Stack>
      );
    default:
      return view satisfies never;
  }
}
