import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import {
  RequestList,
  type RequestListView,
  type RequestsPanel,
} from '../../../components/RequestList/RequestList.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { EmptyState } from '../../../components/States/States.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { requestQueue } from '../../../messages/en/requestQueue.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { Texts } from '../../../messages/textsIn.ts';
import { breakpoint, color, space } from '../../../theme/theme.ts';

/** The order of a doctor's requests; `oldest` begins with the one that waits longest. */
export type RequestOrder = 'newest' | 'oldest';

export interface RequestQueueProps extends RequestsPanel {
  /** The search term of `view`; an empty one matches all requests. */
  search: string;
  /** Called with a new search term, debounced. */
  onSearch: (term: string) => void;
  /** The order of `view`. */
  order: RequestOrder;
  /** Changes the order. */
  onOrderChange: (order: RequestOrder) => void | Promise<void>;
  /**
   * Whether the order can be changed. False while only a part of the requests is loaded, and no backend sorts them;
   * undefined while that is not known yet.
   */
  sortable: boolean | undefined;
}

const Tools = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-block-end: ${space[4]};
`;

const Controls = styled.div`
  display: grid;
  gap: ${space[4]};
  ${breakpoint.medium} {
    grid-template-columns: minmax(0, 28rem) 16rem;
    align-items: end;
    justify-content: space-between;
  }
`;

// Always rendered: screen readers announce only changes of an existing live region.
const Count = styled.p.attrs({ role: 'status' })`
  min-block-size: 1.5rem;
  color: ${color.textMuted};
`;

function countText(
  view: RequestListView,
  search: string,
  t: Texts<typeof requestQueue>,
): string | undefined {
  if (view.status === 'empty') return t.found({ count: 0 });
  if (view.status !== 'ready') return undefined;
  const { requests, totalCount, searchedCount } = view;
  if (search === '') return t.count({ count: totalCount });
  return searchedCount === undefined
    ? t.found({ count: totalCount })
    : t.foundInLoaded({ count: requests.length, loaded: searchedCount });
}

/** The requests of a doctor, with a search and an order. */
export function RequestQueue({
  search,
  onSearch,
  order,
  onOrderChange,
  sortable,
  ...panel
}: RequestQueueProps) {
  const t = useMessages('requestQueue', requestQueue);
  const field = useRef<HTMLInputElement>(null);
  const { view, answered, updating = false } = panel;
  const searchedCount = view.status === 'ready' ? view.searchedCount : undefined;
  const isEmpty =
    view.status === 'empty' || (view.status === 'ready' && view.requests.length === 0);
  // The empty state says it to the eye.
  const CountText = isEmpty ? VisuallyHidden : 'bdi';
  const isSought = search !== '' || order !== 'newest';
  // There is nothing to search in a list that is empty or locked by itself.
  const hasTools = isSought || (view.status !== 'empty' && view.status !== 'locked');

  const tools = hasTools && (
    <Tools>
      <Controls>
        <SearchField
          ref={field}
          label={t.search}
          value={search}
          onSearch={onSearch}
          busy={updating}
        />
        {sortable === false ? (
          view.status === 'ready' && <Text tone="muted">{t.loadAll}</Text>
        ) : (
          <Select
            label={t.order}
            value={order}
            disabled={sortable === undefined}
            onValueChange={(next) => void onOrderChange(next)}
            options={[
              { value: 'newest', label: t.newest },
              { value: 'oldest', label: answered ? t.oldest : t.longestWaiting },
            ]}
          />
        )}
      </Controls>
      <Count>{!updating && <CountText>{countText(view, search, t)}</CountText>}</Count>
    </Tools>
  );

  const nothingFound = search !== '' && (
    <EmptyState
      illustration="nothingFound"
      text={t.nothingFound}
      hint={searchedCount === undefined ? t.noMatch : t.noMatchInLoaded({ loaded: searchedCount })}
    >
      <Button
        variant="secondary"
        onClick={() => {
          onSearch('');
          // The button goes with the search.
          field.current?.focus();
        }}
      >
        {t.clear}
      </Button>
    </EmptyState>
  );

  return <RequestList {...panel} tools={tools} empty={nothingFound || undefined} />;
}
