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

/** How many items are shown unfolded. */
const FEW = 4;

/** Content behind a line that opens it, by the browser's own means. */
export const Fold: StyledComponent<'details'> = styled.details`
  > summary {
    /* Room for the focus ring, which would lie on the lines around it. */
    margin-block: ${space[2]};
    padding-block: ${space[3]};
    color: ${color.primary};
    font-weight: ${font.weight.semibold};
    cursor: pointer;
  }
`;

/** Props of {@link SummaryPart}. */
export interface SummaryPartProps<Item> {
  /** The heading, which also names the region. */
  heading: string;
  /** What is listed, in the plural and lower case; completes 'Loading …', 'Retry …' and 'Log in to see …'. */
  what: string;
  /** State of the list, with its items when ready. */
  view: ListView<Item>;
  /** What should be kept in mind when the list is empty. */
  emptyHint?: string;
  /** Loads this list again after a failure. */
  onRetry: () => void;
  /** Shows the items. */
  children: (items: readonly Item[]) => ReactNode;
}

// A message from the server may be one long word.
const Problem = styled.div`
  overflow-wrap: anywhere;
`;

/** A list of a patient's record in little room, or what stands in its place while there is none. */
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
              {view.failure.message} You can write and save your answer all the same.
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

/** Props of {@link SummaryList}. */
export interface SummaryListProps<Item> {
  /** At least one. */
  items: readonly Item[];
  /** Shows one of them. */
  children: (item: Item) => ReactNode;
}

/** Props of {@link SummaryItems}. */
export interface SummaryItemsProps<Item> extends SummaryListProps<Item> {
  /** What is listed, in the plural and lower case: '20 more medicines'. */
  what: string;
}

/** The first few items, and the others folded away; a single other one would gain nothing by it. */
export function SummaryItems<Item>({ what, items, children }: SummaryItemsProps<Item>) {
  const shown = items.length > FEW + 1 ? FEW : items.length;
  const others = items.slice(shown);
  return (
    <div>
      <SummaryList items={items.slice(0, shown)}>{children}</SummaryList>
      {others.length > 0 && (
        <Fold>
          <summary>
            {others.length} more {what}
          </summary>
          <SummaryList items={others}>{children}</SummaryList>
        </Fold>
      )}
    </div>
  );
}

/** Items one below the other. */
export function SummaryList<Item>({ items, children }: SummaryListProps<Item>) {
  return (
    <Stack as="ul" gap={3}>
      {items.map((item, index) => (
        // What is recorded has no id, and two may be alike; their place is all that tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{children(item)}</li>
      ))}
    </Stack>
  );
}
