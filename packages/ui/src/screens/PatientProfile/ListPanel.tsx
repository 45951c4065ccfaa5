import type { ReactNode } from 'react';
import { LoadingRegion } from '../../components/Skeleton/Skeleton.tsx';
import { StaleNotice } from '../../components/StaleNotice/StaleNotice.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { EmptyState, FailedState, LockedState } from '../../components/States/States.tsx';
import type { EmptyView, FailedView, LockedView, Stale } from '../../view.ts';

/** A list that is loaded on its own, in each of its states. */
export type ListView<Item> =
  | { status: 'loading' }
  | EmptyView
  | FailedView
  | LockedView
  | {
      status: 'ready';
      /** At least one. */
      items: readonly Item[];
      /** Present while the last refresh failed. */
      stale?: Stale;
    };

/** Props of {@link ListPanel}. */
export interface ListPanelProps<Item> {
  /** How the list stands, and its items when it is there. */
  view: ListView<Item>;
  /** What is listed, in the plural and lower case; completes 'Loading …', 'Log in to see …' and the 'Retry …' of old items. */
  what: string;
  /** Stands in the place of the items while they load, as high as a few of them. */
  skeleton: ReactNode;
  /** What an empty list says. */
  empty: string;
  /** What should be kept in mind when the list is empty. */
  emptyHint?: string;
  /** Loads the list again after a failure, also one that left an older list in place. */
  onRetry: () => void;
  /** Shows the items. */
  children: (items: readonly Item[]) => ReactNode;
}

/** A list, or what stands in its place while there is none. */
export function ListPanel<Item>({
  view,
  what,
  skeleton,
  empty,
  emptyHint,
  onRetry,
  children,
}: ListPanelProps<Item>) {
  switch (view.status) {
    case 'loading':
      return <LoadingRegion label={`Loading ${what}`}>{skeleton}</LoadingRegion>;
    case 'empty':
      return (
        <Stack>
          <StaleNotice stale={view.stale} what={what} onRetry={onRetry} />
          <EmptyState text={empty} hint={emptyHint} />
        </Stack>
      );
    case 'failed':
      return <FailedState headingLevel={3} failure={view.failure} onRetry={onRetry} />;
    case 'locked':
      return <LockedState headingLevel={3} reason={view.reason} what={what} />;
    case 'ready':
      return (
        <Stack>
          <StaleNotice stale={view.stale} what={what} onRetry={onRetry} />
          {children(view.items)}
        </Stack>
      );
    default:
      return view satisfies never;
  }
}
