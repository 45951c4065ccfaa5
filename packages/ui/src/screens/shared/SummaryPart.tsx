import { RotateCw } from 'lucide';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LoadingRegion, SkeletonText } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StaleNotice } from '../../components/StaleNotice/StaleNotice.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { recordSummary } from '../../messages/en/recordSummary.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { LockedReason } from '../../view.ts';
import type { ListView } from './view.ts';

export interface SummaryContentProps<Item> {
  /** Plural noun of the items in lower case; completes 'Loading …', 'Retry …' and 'Log in to see …'. */
  what: string;
  view: ListView<Item>;
  /** Shown when the list is empty. Default: 'None recorded here'. */
  empty?: string;
  /** Below that text. */
  emptyHint?: ReactNode;
  /** Follows the reason of a failure: what is possible without the list. */
  failedHint?: string;
  /** Shown when the patient does not share the list. Default: 'Not shared with you'. */
  notShared?: string;
  onRetry: () => void;
  children: (items: readonly Item[]) => ReactNode;
}

export interface SummaryPartProps<Item> extends SummaryContentProps<Item> {
  /** The heading, which also labels the section. */
  heading: string;
  /** The heading level. Default 2. */
  level?: 2 | 3;
}

// A message from the server may be one long word.
const Problem = styled.div`
  overflow-wrap: anywhere;
`;

/** Shows a list of a patient's record under a heading. */
export function SummaryPart<Item>({ heading, level = 2, ...props }: SummaryPartProps<Item>) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-state={props.view.status}>
      <Stack gap={2}>
        <Heading level={level} size={3} id={id}>
          {heading}
        </Heading>
        <SummaryContent {...props} />
      </Stack>
    </section>
  );
}

/** Shows a list of a patient's record in each of its states, in a compact layout. */
export function SummaryContent<Item>({
  what,
  view,
  empty,
  emptyHint,
  failedHint,
  notShared,
  onRetry,
  children,
}: SummaryContentProps<Item>) {
  const t = useMessages('recordSummary', recordSummary);
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
            <Text>{empty ?? t.noneRecorded}</Text>
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
              {[view.failure.message, failedHint].filter(Boolean).join(' ')}
            </Text>
          </Problem>
          <Button variant="secondary" icon={RotateCw} onClick={() => onRetry()}>
            {t.retry({ what, hidden: (content) => <VisuallyHidden>{content}</VisuallyHidden> })}
          </Button>
        </Stack>
      );
    case 'locked':
      return <Locked reason={view.reason} what={what} notShared={notShared} />;
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

function Locked({
  reason,
  what,
  notShared,
}: {
  reason: LockedReason;
  what: string;
  notShared: string | undefined;
}) {
  const t = useMessages('recordSummary', recordSummary);
  if (reason.kind !== 'log-in') return <Text>{notShared ?? t.notShared}</Text>;
  return (
    <Text>
      {t.logIn({ what, link: (content) => <Link href={reason.loginHref}>{content}</Link> })}
    </Text>
  );
}
