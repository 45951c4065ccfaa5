import { RotateCw } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled, { type StyledComponent } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LoadingRegion, SkeletonText } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../components/StaleNotice/StaleNotice.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { color, font, space } from '../../theme/theme.ts';
import type { LockedReason } from '../../view.ts';
import type { ListView } from '../PatientProfile/ListPanel.tsx';

const COLLAPSED_COUNT = 4;

/** A native disclosure widget. */
export const Disclosure: StyledComponent<'details'> = styled.details`
  > summary {
    /* Space for the focus ring. */
    margin-block: ${space[2]};
    padding-block: ${space[3]};
    color: ${color.primary};
    font-weight: ${font.weight.semibold};
    cursor: pointer;
  }
`;

export interface SummaryPartProps<Item> {
  /** The heading, which also labels the section. */
  heading: string;
  /** Plural noun of the items in lower case; completes 'Loading …', 'Retry …' and 'Log in to see …'. */
  what: string;
  view: ListView<Item>;
  emptyHint?: string;
  onRetry: () => void;
  children: (items: readonly Item[]) => ReactNode;
}

// A message from the server may be one long word.
const Problem = styled.div`
  overflow-wrap: anywhere;
`;

/** Shows a list of a patient's record in each of its states, in a compact layout. */
export function SummaryPart<Item>({ heading, ...props }: SummaryPartProps<Item>) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-state={props.view.status}>
      <Stack gap={2}>
        <Heading level={2} size={3} id={id}>
          {heading}
        </Heading>
        <Content {...props} />
      </Stack>
    </section>
  );
}

function Content<Item>({
  what,
  view,
  emptyHint,
  onRetry,
  children,
}: Omit<SummaryPartProps<Item>, 'heading'>) {
  switch (view.status) {
    case 'loading':
      return (
        <LoadingRegion label={`Loading ${what}`}>
          <SkeletonText lines={2} />
        </LoadingRegion>
      );
    case 'empty':
      return (
        <>
          <StaleNotice stale={view.stale} what={what} onRetry={onRetry} />
          <div>
            <Text>None recorded here</Text>
            {emptyHint && (
              <Text tone="muted" size="small">
                {emptyHint}
              </Text>
            )}
          </div>
        </>
      );
    case 'failed':
      return (
        <Stack gap={2} align="start">
          <Problem role="alert">
            <Text tone="danger" weight="semibold">
              {view.failure.title}
            </Text>
            <Text tone="muted" size="small">
              {view.failure.message} You can still write and save your response.
            </Text>
          </Problem>
          <Button variant="secondary" icon={RotateCw} onClick={onRetry}>
            Retry<VisuallyHidden> {what}</VisuallyHidden>
          </Button>
        </Stack>
      );
    case 'locked':
      return <Locked reason={view.reason} what={what} />;
    case 'ready':
      return (
        <>
          <StaleNotice stale={view.stale} what={what} onRetry={onRetry} />
          {children(view.items)}
        </>
      );
    default:
      return view satisfies never;
  }
}

function Locked({ reason, what }: { reason: LockedReason; what: string }) {
  if (reason.kind === 'no-access') return <Text>You do not have access to {what}</Text>;
  return (
    <Text>
      <Link href={reason.loginHref}>Log in</Link> to see {what}
    </Text>
  );
}

export interface SummaryListProps<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

export interface SummaryItemsProps<Item> extends SummaryListProps<Item> {
  /** Plural noun of the items in lower case; completes '20 more …'. */
  what: string;
}

/** Shows the first 4 items and collapses the others. Shows all if only one would be collapsed. */
export function SummaryItems<Item>({ what, items, children }: SummaryItemsProps<Item>) {
  const shown = items.length > COLLAPSED_COUNT + 1 ? COLLAPSED_COUNT : items.length;
  const others = items.slice(shown);
  return (
    <div>
      <SummaryList items={items.slice(0, shown)}>{children}</SummaryList>
      {others.length > 0 && (
        <Disclosure>
          <summary>
            <bdi>
              {others.length} more {what}
            </bdi>
          </summary>
          <SummaryList items={others}>{children}</SummaryList>
        </Disclosure>
      )}
    </div>
  );
}

export function SummaryList<Item>({ items, children }: SummaryListProps<Item>) {
  return (
    <Stack as="ul" gap={3}>
      {items.map((item, index) => (
        // Items have no id and may be equal, so only the index is unique.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{children(item)}</li>
      ))}
    </Stack>
  );
}
