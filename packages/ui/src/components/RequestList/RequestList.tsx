import { memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { requestList } from '../../messages/en/requestList.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { breakpoint, space, type } from '../../theme/theme.ts';
import type { EmptyView, FailedView, LockedView, More, Stale } from '../../view.ts';
import {
  RequestCard,
  type RequestCardProps,
  type RequestSummary,
} from '../RequestCard/RequestCard.tsx';
import { ShowMore } from '../ShowMore/ShowMore.tsx';
import { LoadingRegion, SkeletonCard } from '../Skeleton/Skeleton.tsx';
import { longList } from '../Stack/longList.ts';
import { Stack } from '../Stack/Stack.tsx';
import { StaleNotice } from '../StaleNotice/StaleNotice.tsx';
import { EmptyState, FailedState, LockedState } from '../States/States.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** The states of a list of requests. */
export type RequestListView =
  | { status: 'loading' }
  | EmptyView
  | FailedView
  | LockedView
  | {
      status: 'ready';
      /** In the order in which they are shown; the newest first unless a doctor chose another. */
      requests: readonly RequestSummary[];
      /** The total number, including requests not yet loaded. */
      totalCount: number;
      /**
       * How many requests are loaded, when a search went through these only and `requests` are its hits. Absent:
       * `requests` are all that are loaded.
       */
      searchedCount?: number;
      /** The state of the 'Show more' button. */
      more: More;
      /** Present while the last refresh has failed. */
      stale?: Stale;
    };

/** The requests of the current user on one of two tabs: answered or not. */
export interface RequestsPanel {
  /** The list on the open tab. */
  view: RequestListView;
  /** Whether the tab of answered requests is open. */
  answered: boolean;
  /** The time from which ages count, in milliseconds since the epoch. Absent: no ages. */
  now?: number;
  /** Whether newer results are in flight while `view` shows the earlier ones. Default false. */
  updating?: boolean;
  /** Opens the other tab. */
  onAnsweredChange: (answered: boolean) => void | Promise<void>;
  /** Loads the next page of requests. */
  onShowMore: () => void;
  /** Reloads the list after a failure. */
  onRetry: () => void;
}

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

// Memoized: loading more keeps the earlier requests.
const Item = memo(function Item({ request, now }: Pick<RequestCardProps, 'request' | 'now'>) {
  return (
    <li>
      <RequestCard request={request} now={now} />
    </li>
  );
});

// Memoized: unrelated updates need not compare hundreds of requests.
const Items = memo(function Items({
  requests,
  now,
}: {
  requests: readonly RequestSummary[];
  now: number | undefined;
}) {
  return requests.map((request, index) => (
    // Only its position identifies a request without an id.
    // oxlint-disable-next-line react/no-array-index-key
    <Item key={request.id ?? `at ${index}`} request={request} now={now} />
  ));
});

/** Other props go to the root element. */
export interface RequestListProps
  extends RequestsPanel, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** Controls above the list, on either tab. */
  tools?: ReactNode;
  /** Stands for a list without requests. Default: 'No requests yet!'. */
  empty?: ReactNode;
}

/** Answered and unanswered requests on two tabs. */
export function RequestList({
  view,
  answered,
  now,
  updating,
  onAnsweredChange,
  onShowMore,
  onRetry,
  tools,
  empty,
  ...rest
}: RequestListProps) {
  const t = useMessages('requestList', requestList);
  const tab = answered ? 'answered' : 'unanswered';
  return (
    <Tabs
      {...rest}
      label={t.title}
      variant="segmented"
      value={tab}
      onChange={(next) => onAnsweredChange(next === 'answered')}
    >
      <VisuallyHidden as="h2">{t.title}</VisuallyHidden>
      <Tabs.List>
        <Tab value="answered">{t.answered}</Tab>
        <Tab value="unanswered">{t.unanswered}</Tab>
      </Tabs.List>
      <Tabs.Panel value={tab} data-state={view.status}>
        {tools}
        <Requests
          view={view}
          now={now}
          updating={updating}
          empty={empty}
          onShowMore={onShowMore}
          onRetry={onRetry}
        />
      </Tabs.Panel>
    </Tabs>
  );
}

function Requests({
  view,
  now,
  updating = false,
  onShowMore,
  onRetry,
  empty,
}: Omit<RequestsPanel, 'answered' | 'onAnsweredChange'> & Pick<RequestListProps, 'empty'>) {
  const t = useMessages('requestList', requestList);
  const nothing = empty ?? <EmptyState illustration="noRequests" text={t.none} />;
  switch (view.status) {
    case 'loading':
      return (
        <LoadingRegion label={t.loading}>
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
          {nothing}
        </Stack>
      );
    case 'failed':
      return (
        <FailedState
          headingLevel={3}
          failure={view.failure}
          onRetry={onRetry}
          retrying={updating}
        />
      );
    case 'locked':
      return <LockedState headingLevel={3} reason={view.reason} what={t.theseRequests} />;
    case 'ready':
      return (
        <Stack gap={5}>
          <StaleNotice stale={view.stale} onRetry={onRetry} />
          {view.requests.length === 0 ? (
            nothing
          ) : (
            <List forwardedAs="ul" aria-busy={updating}>
              <Items requests={view.requests} now={now} />
            </List>
          )}
          <ShowMore
            more={view.more}
            shown={view.searchedCount ?? view.requests.length}
            filtered={view.searchedCount !== undefined}
            total={view.totalCount}
            onShowMore={onShowMore}
          />
        </Stack>
      );
    default:
      return view satisfies never;
  }
}
