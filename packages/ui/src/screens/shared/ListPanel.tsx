import type { ReactNode } from 'react';
import { LoadingRegion } from '../../components/Skeleton/Skeleton.tsx';
import { StaleNotice } from '../../components/StaleNotice/StaleNotice.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { SpotIllustrationKind } from '../../components/SpotIllustration/SpotIllustration.tsx';
import { EmptyState, FailedState, LockedState } from '../../components/States/States.tsx';
import { states } from '../../messages/en/states.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { ListView } from './view.ts';

export interface ListPanelProps<Item> {
  /** State of the list, with its items when ready. */
  view: ListView<Item>;
  /** Plural noun of the items in lower case; completes 'Loading …', 'Log in to see …' and 'Retry …'. */
  what: string;
  skeleton: ReactNode;
  empty: string;
  emptyHint?: string;
  illustration?: SpotIllustrationKind;
  /** Reloads the list after a failed load or refresh. */
  onRetry: () => void;
  children: (items: readonly Item[]) => ReactNode;
}

/** Shows a list in each of its states. */
export function ListPanel<Item>({
  view,
  what,
  skeleton,
  empty,
  emptyHint,
  illustration,
  onRetry,
  children,
}: ListPanelProps<Item>) {
  const t = useMessages('states', states);
  switch (view.status) {
    case 'loading':
      return <LoadingRegion label={t.loading({ what })}>{skeleton}</LoadingRegion>;
    case 'empty':
      return (
        <Stack>
          <StaleNotice stale={view.stale} what={what} onRetry={onRetry} />
          <EmptyState illustration={illustration} text={empty} hint={emptyHint} />
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
