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
import { responseForm } from '../../messages/en/responseForm.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
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
  const { record: t } = useMessages('responseForm', responseForm);
  switch (view.status) {
    case 'loading':
      return (
        <LoadingRegion label={t.loading({ what })}>
          <SkeletonText lines={2} />
        </LoadingRegion>
      );
    case 'empty':
      return (
        <>
          <StaleNotice stale={view.stale} what={what} onRetry={onRetry} />
          <div>
            <Text>{t.noneRecorded}</Text>
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
              {t.failed({ message: view.failure.message })}
            </Text>
          </Problem>
          <Button variant="secondary" icon={RotateCw} onClick={() => onRetry()}>
            {t.retry({ what, hidden: (content) => <VisuallyHidden>{content}</VisuallyHidden> })}
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
  const { record: t } = useMessages('responseForm', responseForm);
  if (reason.kind === 'no-access') return <Text>{t.noAccess({ what })}</Text>;
  return (
    <Text>
      {t.logIn({ what, link: (content) => <Link href={reason.loginHref}>{content}</Link> })}
    </Text>
  );
}

export interface SummaryListProps<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

export interface SummaryItemsProps<Item> extends SummaryListProps<Item> {
  /** The text of the disclosure, with the number of collapsed items: '20 more medicines'. */
  more: (values: { count: number }) => string;
}

/** Shows the first 4 items and collapses the others. Shows all if only one would be collapsed. */
export function SummaryItems<Item>({ more, items, children }: SummaryItemsProps<Item>) {
  const shown = items.length > COLLAPSED_COUNT + 1 ? COLLAPSED_COUNT : items.length;
  const others = items.slice(shown);
  return (
    <div>
      <SummaryList items={items.slice(0, shown)}>{children}</SummaryList>
      {others.length > 0 && (
        <Disclosure>
          <summary>
            <bdi>{more({ count: others.length })}</bdi>
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
